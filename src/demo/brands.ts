import { COUNTRIES } from '#product/geo/contract.ts';
import { CHANCE_SOURCE } from './chance-source.ts';
import { KINDLING_HOME } from './home-texts/kindling.ts';
import { VELVET_HOME } from './home-texts/velvet.ts';

export interface Brand {
  host: string;
  isDefault: boolean;
  pool: number;
  company: {
    name: string;
    address: string;
    kvk: string;
    city: string;
    country: string;
    tradename: string;
    statement: string;
    vat: string;
    phone: string;
    /** ISO 8601: its terms count from then, if that is after those of everybody. */
    added: string;
  };
  settings: Record<string, unknown> & {
    name: string;
    countries: readonly string[];
    message_credits: number;
    starting_credits: number;
  };
  /** `[credits, amount]` by currency: minor units, VAT included. EUR holds where no other does. */
  prices: Readonly<Record<string, readonly (readonly [credits: number, amount: number])[]>>;
}

export const SEARCH_FIELDS = ['gender', 'country', 'countryregion', 'min_age', 'max_age'];

export const KINDLING: Brand = {
  host: 'localhost',
  isDefault: true,
  pool: 1,
  company: {
    name: 'Hearthside Media B.V.',
    address: 'Rijnkade 12',
    kvk: '81240377',
    city: 'Arnhem',
    country: 'NL',
    tradename: 'Kindling',
    statement: 'HEARTHSIDE MEDIA',
    vat: 'NL861234567B01',
    phone: '+31 26 20 20 123',
    added: '2021-03-15T09:00:00Z',
  },
  settings: {
    name: 'Kindling',
    index_title: 'Kindling: someone nearby has the light on',
    description: 'Dating and chat for adults who would rather talk than scroll.',
    mail_name: 'Kindling',
    country: 'NL',
    countries: COUNTRIES,
    support_email: 'support@kindling.example',
    support_phone: '+31 26 20 20 123',
    message_credits: 5,
    starting_credits: 15,
    search_fields: [...SEARCH_FIELDS, 'relationship_status', 'looking_for', 'smoking', 'languages', 'interests'],
    auto_approve_photos: true,
    premium_chance_source: CHANCE_SOURCE,
    home_scene: 'street',
    home_texts: KINDLING_HOME,
  },
  prices: {
    EUR: [
      [25, 995],
      [75, 2475],
      [150, 4200],
      [400, 9600],
    ],
    GBP: [
      [25, 895],
      [75, 2195],
      [150, 3750],
      [400, 8600],
    ],
    CHF: [
      [25, 1090],
      [75, 2690],
      [150, 4590],
      [400, 10500],
    ],
    SEK: [
      [25, 10900],
      [75, 26900],
      [150, 45900],
      [400, 104900],
    ],
    NOK: [
      [25, 11900],
      [75, 28900],
      [150, 48900],
      [400, 111900],
    ],
    DKK: [
      [25, 7500],
      [75, 18500],
      [150, 31500],
      [400, 71500],
    ],
    PLN: [
      [25, 3990],
      [75, 9990],
      [150, 16990],
      [400, 38990],
    ],
    USD: [
      [25, 1095],
      [75, 2695],
      [150, 4595],
      [400, 10495],
    ],
    CAD: [
      [25, 1495],
      [75, 3695],
      [150, 6295],
      [400, 14395],
    ],
    AUD: [
      [25, 1695],
      [75, 4195],
      [150, 6995],
      [400, 15995],
    ],
  },
};

/** Browsers lead every `*.localhost` to this machine by themselves. For full figures, with members of its own. */
export const VELVET: Brand = {
  host: 'velvet.localhost',
  isDefault: false,
  pool: 2,
  company: {
    name: 'Samt & Seide Medien GmbH',
    address: 'Lindenallee 4',
    kvk: 'HRB 204811',
    city: 'Köln',
    country: 'DE',
    tradename: 'Velvet',
    statement: 'SAMT SEIDE MEDIEN',
    vat: 'DE312345678',
    phone: '+49 221 555-0142',
    added: '2024-06-03T08:00:00Z',
  },
  settings: {
    name: 'Velvet',
    index_title: 'Velvet: die Hauptrolle hat Kurven',
    description: 'Dating und Chat für kurvige Frauen und alle, die sie bewundern.',
    mail_name: 'Velvet',
    domain_language: 'de',
    country: 'DE',
    countries: ['DE', 'NL', 'BE', 'AT', 'GB'],
    support_email: 'support@velvet.example',
    support_phone: '+49 221 555-0142',
    niche: 4,
    message_credits: 4,
    signup_credits: 4,
    starting_credits: 12,
    search_fields: [...SEARCH_FIELDS, 'body_type', 'hair_color', 'looking_for', 'interests'],
    auto_approve_photos: true,
    member_resell: [
      { name: 'Mode ab Größe 42', url: 'https://mode.example/velvet' },
      { name: 'Tanzabende in deiner Nähe', url: 'https://tanzabende.example/velvet' },
    ],
    primary_color: '#b02062',
    secondary_color: '#e0ae55',
    logo: 'curtains',
    headline_face: 'serif_italic',
    home_scene: 'dressing_room',
    home_texts: VELVET_HOME,
  },
  prices: {
    EUR: [
      [20, 890],
      [80, 2990],
      [240, 7490],
    ],
    GBP: [
      [20, 790],
      [80, 2690],
      [240, 6590],
    ],
  },
};
