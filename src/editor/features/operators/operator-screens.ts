import {
  Flag,
  Gauge,
  HardDrive,
  HeartPulse,
  Globe,
  Hourglass,
  LayoutGrid,
  ListChecks,
  Mail,
  ScrollText,
  Settings,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { type LatePart, latePart } from "../../ui/late-part.tsx";
import type { OperatorScreenProps } from "./screen-props.ts";

interface OperatorScreen {
  /** In its address, and the key of its words, whose `title` is what the list of screens shows. */
  readonly name:
    | "overview"
    | "sites"
    | "domains"
    | "people"
    | "complaints"
    | "held"
    | "jobs"
    | "outbox"
    | "storage"
    | "health"
    | "audit"
    | "settings";
  readonly Icon: LucideIcon;
  readonly Screen: LatePart<OperatorScreenProps>;
}

/** Every screen of operators, one entry each, in the order of their list. */
export const operatorScreens: readonly [OperatorScreen, ...OperatorScreen[]] = [
  {
    name: "overview",
    Icon: Gauge,
    Screen: latePart(async () => ({
      default: (await import("./overview/overview-screen.tsx")).OverviewScreen,
    })),
  },
  {
    name: "sites",
    Icon: LayoutGrid,
    Screen: latePart(async () => ({
      default: (await import("./sites/sites-screen.tsx")).SitesScreen,
    })),
  },
  {
    name: "domains",
    Icon: Globe,
    Screen: latePart(async () => ({
      default: (await import("./domains/domains-screen.tsx")).DomainsScreen,
    })),
  },
  {
    name: "people",
    Icon: Users,
    Screen: latePart(async () => ({
      default: (await import("./people/people-screen.tsx")).PeopleScreen,
    })),
  },
  {
    name: "complaints",
    Icon: Flag,
    Screen: latePart(async () => ({
      default: (await import("./complaints/complaints-screen.tsx")).ComplaintsScreen,
    })),
  },
  {
    name: "held",
    Icon: Hourglass,
    Screen: latePart(async () => ({
      default: (await import("./held/held-screen.tsx")).HeldScreen,
    })),
  },
  {
    name: "jobs",
    Icon: ListChecks,
    Screen: latePart(async () => ({
      default: (await import("./jobs/jobs-screen.tsx")).JobsScreen,
    })),
  },
  {
    name: "outbox",
    Icon: Mail,
    Screen: latePart(async () => ({
      default: (await import("./outbox/outbox-screen.tsx")).OutboxScreen,
    })),
  },
  {
    name: "storage",
    Icon: HardDrive,
    Screen: latePart(async () => ({
      default: (await import("./storage/storage-screen.tsx")).StorageScreen,
    })),
  },
  {
    name: "health",
    Icon: HeartPulse,
    Screen: latePart(async () => ({
      default: (await import("./health/health-screen.tsx")).HealthScreen,
    })),
  },
  {
    name: "audit",
    Icon: ScrollText,
    Screen: latePart(async () => ({
      default: (await import("./audit/audit-screen.tsx")).AuditScreen,
    })),
  },
  {
    name: "settings",
    Icon: Settings,
    Screen: latePart(async () => ({
      default: (await import("./settings/settings-screen.tsx")).SettingsScreen,
    })),
  },
];

/** The screen of an address; the first one where it names none. */
export function operatorScreen(path: string): OperatorScreen {
  const name = path.split("/")[2];
  return operatorScreens.find((one) => one.name === name) ?? operatorScreens[0];
}
