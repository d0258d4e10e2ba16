import { StartError } from '../start-error.ts';

export class ConfigError extends StartError {}
