import { describe, expect, test } from 'vitest';
import { isFictionalLabel } from './contract.ts';

describe('a site’s own word for fictional profiles', () => {
  test.each([
    'House host',
    'Fictional',
    'Fiktives Profil',
    'Figure de la maison',
    'Überraschungsgast',
    'Æventyrfigur',
    'Postać fikcyjna',
    "Chat-host d'ambiance",
    'Unwirklich',
  ])('may be %s', (label) => expect(isFictionalLabel(label)).toBe(true));

  test.each([
    ...[
      '',
      ' ',
      '  -  ',
      'ab',
      '\u3164\u3164\u3164',
      '\u200b\u200b\u200b\u200b',
      '...',
      '123',
      'host\nhost',
      ' Host',
      'Host ',
      'Ho  st',
      '<b>host</b>',
    ],
    ...['x'.repeat(41), 'Host {name}', 'Rеal host'],
  ])('says nothing, or nothing that one can read, as %j', (label) => expect(isFictionalLabel(label)).toBe(false));

  test.each([
    ...['Real', 'Verified', 'Premium member', 'Genuine profile', 'Real-life host', 'HUMAN'],
    ...[
      'Echt',
      'Echte Frauen',
      'Mitglied',
      'Vollmitglieder',
      'Verifiziert',
      'Geprüft',
      'Echt lid',
      'Geverifieerd',
      'Leden',
    ],
    ...[
      'Profil réel',
      'Vérifiée',
      'Membres',
      'Vrai',
      'Perfil real',
      'Verificado',
      'Miembros',
      'Auténtico',
      'Socio',
      'Iscritti',
      'Vero',
      'Autentica',
    ],
    ...[
      'Ægte',
      'Medlem',
      'Rigtige',
      'Äkta',
      'Verifierad',
      'Medlemmar',
      'Ekte',
      'Virkelig',
      'Verifisert',
      'Prawdziwa',
      'Członkini',
      'Zweryfikowany',
    ],
    ...['Aito', 'Jäsen', 'Vahvistettu', 'Todellinen'],
  ])('may not claim the opposite: %s', (label) => expect(isFictionalLabel(label)).toBe(false));
});
