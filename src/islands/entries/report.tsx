export { openReport, prepareReport } from "../report/open-report.tsx";
