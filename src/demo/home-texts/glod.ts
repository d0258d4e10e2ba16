import type { HomeTexts } from '#product/sites/settings/contract.ts';

export const GLOD_HOME: Record<'en' | 'sv' | 'nb' | 'da' | 'fi', HomeTexts> = {
  en: {
    headline: 'There is room by the fire.',
    subline:
      'Glöd is dating for grown-ups in the North who like it quiet. No rush, no noise: say hello when you feel like it.',
    search: 'See who is near',
    steps: [
      { title: 'Take a seat', text: 'A name, an age, a few words. Two minutes, free.' },
      { title: 'Look around', text: 'See who lives near you, and like. Free as well.' },
      { title: 'Say hello', text: '{cost} You see the price before you send.' },
    ],
    safety: 'You set the pace. Block or report anyone, free; leaving is as easy as joining.',
    near_title: 'Around the lake',
  },
  sv: {
    headline: 'Det finns plats vid elden.',
    subline:
      'Glöd är dejting för vuxna i Norden som trivs när det är lugnt. Ingen brådska, inget brus: säg hej när du har lust.',
    search: 'Se vilka som är nära',
    steps: [
      { title: 'Slå dig ner', text: 'Ett namn, en ålder, några ord. Två minuter, gratis.' },
      { title: 'Se dig omkring', text: 'Se vilka som bor nära dig och gilla. Också gratis.' },
      { title: 'Säg hej', text: '{cost} Du ser priset innan du skickar.' },
    ],
    safety: 'Du bestämmer takten. Att blockera och anmäla är gratis, och det är lika lätt att lämna som att gå med.',
    near_title: 'Runt sjön',
  },
  nb: {
    headline: 'Det er plass ved bålet.',
    subline:
      'Glöd er dating for voksne i Norden som trives når det er rolig. Ingen hast, ikke noe mas: si hei når du har lyst.',
    search: 'Se hvem som er i nærheten',
    steps: [
      { title: 'Sett deg ned', text: 'Et navn, en alder, noen få ord. To minutter, gratis.' },
      { title: 'Se deg rundt', text: 'Se hvem som bor i nærheten, og gi en like. Også gratis.' },
      { title: 'Si hei', text: '{cost} Du ser prisen før du sender.' },
    ],
    safety: 'Du bestemmer tempoet. Å blokkere og rapportere er gratis, og det er like lett å gå som å bli med.',
    near_title: 'Rundt vannet',
  },
  da: {
    headline: 'Der er plads ved bålet.',
    subline:
      'Glöd er dating for voksne i Norden, der godt kan lide ro. Ingen hast, ingen støj: sig hej, når du har lyst.',
    search: 'Se, hvem der er i nærheden',
    steps: [
      { title: 'Sæt dig ned', text: 'Et navn, en alder, et par ord. To minutter, gratis.' },
      { title: 'Se dig omkring', text: 'Se, hvem der bor i nærheden, og giv likes. Også gratis.' },
      { title: 'Sig hej', text: '{cost} Du ser prisen, før du sender.' },
    ],
    safety: 'Du bestemmer tempoet. Det er gratis at blokere og anmelde, og lige så let at gå som at være med.',
    near_title: 'Rundt om søen',
  },
  fi: {
    headline: 'Nuotiolla on tilaa.',
    subline:
      'Glöd on deittipaikka Pohjolan aikuisille, jotka viihtyvät rauhassa. Ei kiirettä, ei hälinää: sano hei, kun siltä tuntuu.',
    search: 'Katso, ketä on lähellä',
    steps: [
      { title: 'Istu alas', text: 'Nimi, ikä, muutama sana. Kaksi minuuttia, ilmaiseksi.' },
      { title: 'Katsele ympärillesi', text: 'Katso, ketä lähelläsi asuu, ja tykkää. Sekin on ilmaista.' },
      { title: 'Sano hei', text: '{cost} Näet hinnan ennen kuin lähetät.' },
    ],
    safety:
      'Sinä määräät tahdin. Estäminen ja ilmoittaminen on ilmaista, ja lähteminen on yhtä helppoa kuin liittyminen.',
    near_title: 'Järven ympärillä',
  },
};
