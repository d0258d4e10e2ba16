import type { ReadCall, WriteCall } from './call.ts';
import type { App } from './http/app.ts';
import type { Route } from './http/route.ts';
import type { BatchDefinition } from './jobs/batches.ts';
import type { HandleOptions, JobDefinition } from './jobs/jobs.ts';
import type { MailAttachment, MailDefinition, MailDocument, MailPart } from './mail/mail-definition.ts';
import type { Services } from './services.ts';

export interface JobTools {
  readonly services: Services;
  readonly personalData: PersonalData;
  ownOrigin(): string;
  onSite(siteId: number): Promise<SiteCalls>;
}

export interface PersonalData {
  /** @throws not_found when there is no such member. */
  erase(call: WriteCall, accountId: number): Promise<void>;
  tables(call: ReadCall, accountId: number): AsyncIterable<ExportedTable>;
  files(call: ReadCall, accountId: number): Promise<readonly ExportedFile[]>;
}

export interface ExportedTable {
  readonly feature: string;
  readonly table: string;
  readonly rows: ExportedRows;
}
export type ExportedRows = readonly object[] | AsyncIterable<readonly object[]>;

export interface ExportedFile {
  readonly name: string;
  readonly key: string;
}

export interface SiteCalls {
  readonly read: ReadCall;
  transaction<T>(work: (call: WriteCall) => Promise<T>): Promise<T>;
}

/** Runs at least once, so it must bear being repeated. */
export interface JobHandler {
  readonly job: JobDefinition<object>;
  readonly handle: (tools: JobTools, data: never) => Promise<void>;
  readonly options: HandleOptions;
}

export const onJob = <Data extends object>(
  job: JobDefinition<Data>,
  handle: (tools: JobTools, data: Data) => Promise<void>,
  options: HandleOptions = {},
): JobHandler => ({ job: job as JobDefinition<object>, handle, options });

/** A failure is reported, and they are lost. */
export interface BatchHandler {
  readonly batch: BatchDefinition<object>;
  readonly handle: (tools: JobTools, items: never) => Promise<void>;
}

export const onBatch = <Item extends object>(
  batch: BatchDefinition<Item>,
  handle: (tools: JobTools, items: readonly Item[]) => Promise<void>,
): BatchHandler => ({ batch: batch as BatchDefinition<object>, handle });

export interface MailPartMaker {
  readonly part: MailPart<object, MailAttachment | MailDocument>;
  readonly make: (call: ReadCall, params: never) => Promise<MailAttachment | MailDocument>;
}

export const onMailPart = <Params extends object, Made extends MailAttachment | MailDocument>(
  part: MailPart<Params, Made>,
  make: (call: ReadCall, params: Params) => Promise<Made>,
): MailPartMaker => ({ part: part as MailPart<object, Made>, make });

/** What a feature gives to the whole; `src/app/modules.ts` lists the features, and everything else is derived from that list. */
export interface Module {
  readonly name: string;
  readonly about?: string;
  readonly contracts?: readonly object[];
  readonly routes?: readonly Route[];
  readonly pages?: (app: App, services: Services) => void;
  readonly jobs?: readonly JobHandler[];
  readonly batches?: readonly BatchHandler[];
  readonly schedules?: readonly Schedule[];
  readonly mails?: readonly MailDefinition<Record<string, string | number>>[];
  readonly mailParts?: readonly MailPartMaker[];
  readonly erase?: (call: WriteCall, accountId: number) => Promise<void>;
  readonly export?: (call: ReadCall, accountId: number) => Promise<object>;
  readonly exportFiles?: (call: ReadCall, accountId: number) => Promise<readonly ExportedFile[]>;
}

export interface Schedule {
  readonly name: string;
  /** In UTC, as crontab(5) has it. */
  readonly cron: string;
  /** What it does, for docs/schedules.md: a verb and its object. */
  readonly does: string;
  readonly run: (tools: JobTools) => Promise<void>;
}
