import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

type Schema = 'pain.001.001.09' | 'pain.008.001.08' | 'camt.054.001.08';

/** What is wrong with a file by the ISO 20022 schema; nothing where it is valid. */
export async function schemaErrors(schema: Schema, xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: readFileSync(new URL(`oracles/xsd/${schema}.xsd`, import.meta.url), 'utf8'),
    maxMemoryPages: 16_384,
  });
  return errors.map(({ message }) => message);
}
