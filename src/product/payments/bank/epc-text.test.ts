import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { codePicture, epcText } from './epc-text.ts';

const account = { holder: 'Hearthside Müller B.V.', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', days: 14 };

test('the code says line by line what a banking app fills in', () => {
  expect(epcText(account, 995, 'RF19KDL0000017')).toBe(
    'BCD\n002\n1\nSCT\nABNANL2A\nHearthside Müller B.V.\nNL91ABNA0417164300\nEUR9.95\n\nRF19KDL0000017',
  );
  expect(epcText(account, 100_005, 'RF19KDL0000017')).toContain('\nEUR1000.05\n');
});

test('the picture can be read again by a scanner', () => {
  const text = epcText(account, 4990, 'RF89KDL0000018');
  const { size, path } = codePicture(text);
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(run) * scale; column += 1) {
        const at = ((Number(y) * scale + row) * width + Number(x) * scale + column) * 4;
        data.fill(0, at, at + 3);
      }
  expect(decodeQR({ width, height: width, data })).toBe(text);
});
