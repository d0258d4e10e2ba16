import type { HomeTexts } from '#product/sites/settings/contract.ts';

export const KADE_HOME: Record<'en' | 'nl' | 'fr' | 'de', HomeTexts> = {
  en: {
    headline: 'All the good ones are gay. Correct.',
    subline:
      'Kade is dating for men who like men, from Antwerp to Amsterdam. Moor up, say hi, see who stays for coffee.',
    search: 'Show me the men',
    members_few: 'Still a small quay, so no big numbers. Fictional profiles are always labelled.',
    how_title: 'How it works, briefly',
    steps: [
      { title: 'Tie up', text: 'Say who you are. No essay. Two minutes, free.' },
      { title: 'Stroll the quay', text: 'Like him. If he likes you, you both know. Free.' },
      { title: 'Call out', text: '{cost} Less than the beer. Price shown before you send.' },
    ],
    safety: 'Not out everywhere? Premium has an invisible mode. Blocking and reporting are free for everyone.',
    near_title: 'Along the quay',
  },
  nl: {
    headline: 'Alle leuke mannen zijn homo. Klopt.',
    subline:
      'Kade is daten voor mannen die op mannen vallen, van Antwerpen tot Amsterdam. Leg aan, zeg hoi en kijk wie er blijft voor koffie.',
    search: 'Laat die mannen zien',
    members_few: 'Nog een kleine kade, dus geen grote getallen. Fictief staat er altijd bij.',
    how_title: 'Zo werkt het, in het kort',
    steps: [
      { title: 'Leg aan', text: 'Zeg wie je bent. Geen opstel. Twee minuten, gratis.' },
      { title: 'Slenter over de kade', text: 'Like hem. Vindt hij jou leuk, dan weten jullie het allebei. Gratis.' },
      { title: 'Roep iets', text: '{cost} Minder dan het biertje. Je ziet de prijs voordat je verstuurt.' },
    ],
    safety:
      'Niet overal uit de kast? Premium heeft een onzichtbare modus. Blokkeren en melden is voor iedereen gratis.',
    near_title: 'Langs de kade',
  },
  fr: {
    headline: 'Les mecs bien sont tous gays. Exact.',
    subline:
      'Kade est un site de rencontres pour les hommes qui aiment les hommes, d’Anvers à Amsterdam. Accoste, dis salut et vois qui reste pour un café.',
    search: 'Montre-moi les hommes',
    members_few: 'Le quai est encore petit : pas de grands chiffres. Les profils fictifs sont toujours signalés.',
    how_title: 'En bref',
    steps: [
      { title: 'Amarre-toi', text: 'Dis qui tu es, sans rédaction. Deux minutes, gratuit.' },
      { title: 'Flâne sur le quai', text: 'Like-le. Si c’est réciproque, vous le savez tous les deux. Gratuit.' },
      { title: 'Appelle-le', text: '{cost} Moins que la bière. Tu vois le prix avant d’envoyer.' },
    ],
    safety: 'Pas out partout ? Premium a un mode invisible. Bloquer et signaler sont gratuits pour tous.',
    near_title: 'Le long du quai',
  },
  de: {
    headline: 'Die guten Männer sind alle schwul. Stimmt.',
    subline:
      'Kade ist Dating für Männer, die auf Männer stehen, von Antwerpen bis Amsterdam. Leg an, sag hi und schau, wer auf einen Kaffee bleibt.',
    search: 'Zeig mir die Männer',
    members_few: 'Noch ein kleiner Kai, darum keine großen Zahlen. Fiktive Profile sind immer gekennzeichnet.',
    how_title: 'So geht’s, in Kürze',
    steps: [
      { title: 'Mach fest', text: 'Sag, wer du bist. Kein Aufsatz. Zwei Minuten, kostenlos.' },
      { title: 'Bummle am Kai', text: 'Like ihn. Mag er dich, wisst ihr es beide. Kostenlos.' },
      { title: 'Ruf ihm zu', text: '{cost} Weniger als das Bier. Den Preis siehst du vor dem Senden.' },
    ],
    safety:
      'Nicht überall geoutet? Premium hat einen unsichtbaren Modus. Blockieren und melden ist für alle kostenlos.',
    near_title: 'Am Kai entlang',
  },
};
