import { type Brand, KINDLING, SEARCH_FIELDS, VELVET } from './brands.ts';
import { GLOD_HOME } from './home-texts/glod.ts';
import { KADE_HOME } from './home-texts/kade.ts';

/** The north's own site: Swedish by itself, in crowns, with Kindling's members. Its company was there before the terms. */
export const GLOD: Brand = {
  host: 'glod.localhost',
  isDefault: false,
  pool: KINDLING.pool,
  company: {
    name: 'Glöd Dejting AB',
    address: 'Skeppsbron 14',
    kvk: '559182-4403',
    city: 'Göteborg',
    country: 'SE',
    tradename: 'Glöd',
    statement: 'GLOD AB STOCKHOLM',
    vat: 'SE559182440301',
    phone: '+46 31 555 01 42',
    added: '2022-05-09T08:00:00Z',
  },
  settings: {
    name: 'Glöd',
    index_title: 'Glöd: det finns plats vid elden',
    description: 'Dejting och chatt för vuxna i Norden som trivs när det är lugnt.',
    mail_name: 'Glöd',
    domain_language: 'sv',
    country: 'SE',
    countries: ['SE', 'NO', 'DK', 'FI'],
    support_email: 'support@glod.example',
    support_phone: '+46 31 555 01 42',
    message_credits: 6,
    signup_credits: 6,
    starting_credits: 12,
    search_fields: [...SEARCH_FIELDS, 'relationship_status', 'looking_for', 'interests'],
    auto_approve_photos: true,
    primary_color: '#1b6453',
    secondary_color: '#e3964a',
    logo: 'sun',
    headline_face: 'sans_light',
    shape: 'soft',
    home_scene: 'shore',
    home_texts: GLOD_HOME,
  },
  prices: {
    EUR: [
      [30, 1090],
      [120, 3790],
      [300, 8490],
    ],
    SEK: [
      [30, 11900],
      [120, 41900],
      [300, 93900],
    ],
    NOK: [
      [30, 12900],
      [120, 44900],
      [300, 99900],
    ],
    DKK: [
      [30, 8200],
      [120, 28500],
      [300, 63500],
    ],
  },
};

/** For men who love men, Dutch by itself, with members of its own. Who wants to join is invited by one of them. */
export const KADE: Brand = {
  host: 'kade.localhost',
  isDefault: false,
  pool: 3,
  company: {
    name: 'Kaai 21 BV',
    address: 'Sint-Laureiskaai 21',
    kvk: '0798.412.556',
    city: 'Antwerpen',
    country: 'BE',
    tradename: 'Kade',
    statement: 'KAAI 21 BV',
    vat: 'BE0798412556',
    phone: '+32 3 555 01 42',
    added: '2025-02-17T10:00:00Z',
  },
  settings: {
    name: 'Kade',
    index_title: 'Kade: alle leuke mannen zijn homo',
    description: 'Daten en chatten voor mannen die op mannen vallen, van Antwerpen tot Amsterdam.',
    mail_name: 'Kade',
    domain_language: 'nl',
    country: 'BE',
    countries: ['BE', 'NL', 'DE', 'FR'],
    support_email: 'support@kade.example',
    support_phone: '+32 3 555 01 42',
    niche: 7,
    message_credits: 3,
    signup_credits: 3,
    starting_credits: 9,
    signups: 'invite',
    member_invites: 10,
    search_fields: [...SEARCH_FIELDS.filter((field) => field !== 'gender'), 'body_type', 'looking_for', 'interests'],
    auto_approve_photos: true,
    primary_color: '#4b2fa6',
    secondary_color: '#f2b632',
    logo: 'bollard',
    headline_face: 'sans_heavy',
    shape: 'square',
    home_scene: 'quay',
    home_texts: KADE_HOME,
  },
  prices: {
    EUR: [
      [15, 690],
      [60, 2290],
      [180, 5790],
    ],
  },
};

/** All that the demo has, the default one first. */
export const BRANDS: readonly Brand[] = [KINDLING, VELVET, GLOD, KADE];
