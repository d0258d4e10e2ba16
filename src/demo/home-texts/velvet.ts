import type { HomeTexts } from '#product/sites/settings/contract.ts';

export const VELVET_HOME: Record<'en' | 'de' | 'nl' | 'fr', HomeTexts> = {
  en: {
    headline: 'The leading role\nhas curves.',
    subline:
      'Velvet is dating for curvy women and the people who admire them. Come in, look around, and take all the room you want.',
    search: 'See who is here',
    how_title: 'Three acts, no subscription',
    steps: [
      { title: 'Show yourself', text: 'Your photos, your words, your size. Two minutes, free.' },
      { title: 'Like who you like', text: 'If the other likes you too, you both know at once. Free.' },
      { title: 'Write', text: '{cost} You see the price before you send.' },
    ],
    safety: 'Admiring is welcome, rudeness is not: block or report anyone from profile or chat, free.',
    near_title: 'In the spotlight',
  },
  de: {
    headline: 'Die Hauptrolle hat Kurven.',
    subline:
      'Velvet ist Dating für kurvige Frauen und alle, die sie bewundern. Komm herein, schau dich um und nimm dir allen Raum.',
    search: 'Wer ist hier?',
    how_title: 'Drei Akte, kein Abo',
    steps: [
      { title: 'Zeig dich', text: 'Deine Fotos, deine Worte, deine Größe. Zwei Minuten, kostenlos.' },
      { title: 'Like, wer dir gefällt', text: 'Gefällst du auch, wisst ihr es beide sofort. Kostenlos.' },
      { title: 'Schreib', text: '{cost} Den Preis siehst du vor dem Senden.' },
    ],
    safety: 'Bewundern gern, unhöflich nie: Blockieren und melden kannst du alle, im Profil und im Chat, kostenlos.',
    near_title: 'Im Rampenlicht',
  },
  nl: {
    headline: 'De hoofdrol heeft rondingen.',
    subline:
      'Velvet is daten voor vrouwen met rondingen en wie hen bewondert. Kom binnen, kijk rond en neem alle ruimte.',
    search: 'Kijk wie er is',
    how_title: 'Drie bedrijven, geen abonnement',
    steps: [
      { title: 'Laat je zien', text: 'Jouw foto’s, jouw woorden, jouw maat. Twee minuten, gratis.' },
      {
        title: 'Like wie je leuk vindt',
        text: 'Vindt de ander jou ook leuk, dan weten jullie het meteen allebei. Gratis.',
      },
      { title: 'Schrijf', text: '{cost} Je ziet de prijs voordat je verstuurt.' },
    ],
    safety: 'Bewonderen mag, onbeleefd zijn niet: iedereen blokkeren of melden kan in profiel en chat, gratis.',
    near_title: 'In de schijnwerpers',
  },
  fr: {
    headline: 'Le premier rôle a des courbes.',
    subline:
      'Velvet est un site de rencontres pour les femmes rondes et ceux qui les admirent. Entre, regarde autour de toi et prends toute la place.',
    search: 'Voir qui est là',
    how_title: 'Trois actes, aucun abonnement',
    steps: [
      { title: 'Montre-toi', text: 'Tes photos, tes mots, ta taille. Deux minutes, gratuit.' },
      { title: 'Like qui te plaît', text: 'Si c’est réciproque, vous le savez tout de suite. Gratuit.' },
      { title: 'Écris', text: '{cost} Tu vois le prix avant d’envoyer.' },
    ],
    safety:
      'Admirer, oui ; manquer de respect, non : bloquer et signaler sont gratuits, dans le profil et dans le chat.',
    near_title: 'Sous les projecteurs',
  },
};
