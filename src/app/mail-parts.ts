import * as z from 'zod/mini';
import type { ReadCall } from '#platform/call.ts';
import type { MailAttachment, MailDocument, MailPartReference } from '#platform/mail/mail-definition.ts';
import { modules } from './modules.ts';

const makers = new Map(modules.flatMap(({ mailParts = [] }) => mailParts).map((maker) => [maker.part.name, maker]));

type Ordered<Made> = readonly MailPartReference<Made>[] | undefined;

/** @throws when nobody makes such a part, or it was told something else: the job is tried again. */
export async function makeMailParts(
  call: ReadCall,
  { documents = [], attachments = [] }: { documents?: Ordered<MailDocument>; attachments?: Ordered<MailAttachment> },
): Promise<{ documents: MailDocument[]; attachments: MailAttachment[] }> {
  const make = async <Made extends MailAttachment | MailDocument>({ name, params }: MailPartReference<Made>) => {
    const maker = makers.get(name);
    if (!maker) throw new Error(`No feature makes ${name} for mails.`);
    return (await maker.make(call, z.parse(maker.part.params, params) as never)) as Made;
  };
  return {
    documents: await Promise.all(documents.map(make<MailDocument>)),
    attachments: await Promise.all(attachments.map(make<MailAttachment>)),
  };
}
