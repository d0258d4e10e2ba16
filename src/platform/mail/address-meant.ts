import { POPULAR_DOMAINS, run } from '@zootools/email-spell-checker';

/** Where many in the languages of the product have their mail, beside those that the list knows. */
const EUROPEAN = [
  ...['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch', 'web.de', 't-online.de', 'freenet.de', 'posteo.de', 'mailbox.org'],
  ...['orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'hotmail.fr', 'yahoo.fr', 'outlook.fr', 'live.fr'],
  ...[
    'libero.it',
    'virgilio.it',
    'alice.it',
    'tiscali.it',
    'hotmail.it',
    'yahoo.it',
    'outlook.it',
    'hotmail.es',
    'yahoo.es',
  ],
  ...[
    'wp.pl',
    'o2.pl',
    'onet.pl',
    'interia.pl',
    'op.pl',
    'gazeta.pl',
    'ziggo.nl',
    'kpnmail.nl',
    'xs4all.nl',
    'home.nl',
  ],
  ...[
    'planet.nl',
    'hotmail.nl',
    'live.nl',
    'outlook.be',
    'telenet.be',
    'skynet.be',
    'live.dk',
    'hotmail.dk',
    'mail.dk',
  ],
  ...[
    'online.no',
    'hotmail.no',
    'live.no',
    'telia.com',
    'hotmail.se',
    'live.se',
    'outlook.dk',
    'luukku.com',
    'elisanet.fi',
  ],
  ...[
    'proton.me',
    'tutanota.com',
    'fastmail.com',
    'hotmail.de',
    'outlook.de',
    'yahoo.de',
    'hotmail.co.uk',
    'btinternet.com',
  ],
];

export const addressMeant = (email: string): string | null =>
  run({ email: email.trim(), domains: [...POPULAR_DOMAINS, ...EUROPEAN] })?.full ?? null;
