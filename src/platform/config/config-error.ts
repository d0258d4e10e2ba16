import { StartError } from '../start-error.ts';

/** A variable of the environment that is wrong, in one sentence that names it. */
export class ConfigError extends StartError {}
