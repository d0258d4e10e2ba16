import type { Sql } from '#platform/db/database.ts';
import { schemaIsCurrent } from '#platform/db/schema-state.ts';
import { isDraining } from '#platform/http/draining.ts';
import type { Services } from '#platform/services.ts';
import { anySite } from '#product/sites/queries.ts';

/** Milliseconds that the database and the bus have to answer; a full pool does not answer either. */
const READINESS_TIMEOUT_MS = 1000;

export interface Readiness {
  status:
    | 'ready'
    | 'bus does not answer'
    | 'read only'
    | 'draining'
    | 'database does not answer'
    | 'schema is too old'
    | 'no site';
  database: boolean;
  schema: boolean;
  site: boolean;
  bus: boolean;
  draining: boolean;
  /** What keeps new photos from being stored, in words; all else goes on, so it is no reason to send nobody here. */
  storage: string;
}

/** Without the bus or the first database much is served still: to send nobody here would be an outage of its own. */
export const maySendHere = ({ status }: Readiness): boolean =>
  status === 'ready' || status === 'bus does not answer' || status === 'read only';

/** @returns a function that looks; whoever asks while it looks gets the same answer, so that asking costs one connection at most. */
export function readinessOf({
  db,
  reads,
  bus,
  storage,
}: Pick<Services, 'db' | 'reads' | 'bus' | 'storage'>): () => Promise<Readiness> {
  const askDatabase = oneAtATime(() => lookAt(db).catch(() => NO_DATABASE));
  // Asked beside it: what waits for a database that stands still is not waited for.
  const askCopies = oneAtATime(async () => {
    const copied = await lookAt(reads.lasting({ cookies: {} })).catch(() => NO_DATABASE);
    return { ...copied, database: false };
  });
  return async () => {
    const [data, messages] = await Promise.all([
      within(reads.isReadOnly() ? askCopies() : askDatabase(), NO_DATABASE),
      within(
        bus.ready().catch(() => false),
        false,
      ),
    ]);
    const draining = isDraining();
    const status = statusOf({ ...data, bus: messages, draining, isReadOnly: reads.isReadOnly() });
    return { status, ...data, bus: messages, draining, storage: storage.problem() ?? 'ok' };
  };
}

const NO_DATABASE = { database: false, schema: false, site: false };

async function lookAt(db: Sql): Promise<typeof NO_DATABASE> {
  const schema = await schemaIsCurrent(db);
  return { database: true, schema, site: schema && (await anySite(db)) };
}

function statusOf({
  database,
  schema,
  site,
  bus,
  draining,
  isReadOnly,
}: Omit<Readiness, 'status' | 'storage'> & { isReadOnly: boolean }): Readiness['status'] {
  if (draining) return 'draining';
  if (!database && !(isReadOnly && schema)) return 'database does not answer';
  if (!schema) return 'schema is too old';
  if (!site) return 'no site';
  if (!database) return 'read only';
  return bus ? 'ready' : 'bus does not answer';
}

function oneAtATime<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null;
  return () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function within<Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer>((resolve) => {
    timeout = setTimeout(resolve, READINESS_TIMEOUT_MS, otherwise);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timeout);
  }
}
