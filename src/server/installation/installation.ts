import {
  type EnvSettings,
  type ReadSettings,
  createReadSettings,
} from "./installation-settings.ts";
import {
  type OperatorFactors,
  type OperatorFactorsOptions,
  createOperatorFactors,
} from "./operator-factors.ts";

/** What holds for everybody. */
export interface Installation extends OperatorFactors {
  readonly readSettings: ReadSettings;
  /** What holds where operators decide nothing else. */
  readonly envSettings: EnvSettings;
}

interface InstallationOptions extends Omit<OperatorFactorsOptions, "readSettings"> {
  readonly envSettings: EnvSettings;
  /** Whether mail leaves this installation. */
  readonly delivers: boolean;
}

export function createInstallation(options: InstallationOptions): Installation {
  const { envSettings, delivers } = options;
  const readSettings = createReadSettings(envSettings, delivers);
  return { envSettings, readSettings, ...createOperatorFactors({ ...options, readSettings }) };
}
