import type { OnlineMigration } from '#platform/db/online/online-migration.ts';
import { partitionMessages } from '#product/chat/partitions/partitions.ts';

/** All changes that run beside the product, in their order. */
export const onlineMigrations: readonly OnlineMigration[] = [partitionMessages];

/** Names of those without which this version does not start: what an earlier one has to have finished. */
export const neededMigrations: readonly string[] = [];
