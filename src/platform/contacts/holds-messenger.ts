const CHATS =
  "wh?at['’]?s? ?-?\\.?ap{1,2}|te[l1]e ?-?gram|snap ?chat|sn[a@]pchat|we ?chat|viber|threema|discord|skype|zangi|google ?chat|hangouts|kik";
const PLACES = `${CHATS}|signal|insta ?gram|insta|snap|facebook|fb|messenger|tik ?tok|only ?fans|line|tg|wa|ig`;
/** Small words before such a name, in the product's languages: in, on, by. */
const ON =
  'on|over|via|per|by|to|through|mit|über|auf|bei|in|op|met|naar|på|over|med|til|til|sur|par|avec|en|por|al|con|a|su|tramite|na|przez|w|do|hos';
const ME = 'me|mij|mir|mich|mig|meg|moi|minua|minulle|mnie|mi';

const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
const anyOf = (...forms: string[]) => forms.map((form) => new RegExp(form, 'iu'));

const FOUND = anyOf(
  `${B}(?:t|telegram) ?\\. ?(?:me|dog) ?\\/ ?[\\p{L}\\p{N}_+]`,
  `${B}t ?(?:\\.|dot|punkt|punto|point|punt|piste|kropka) ?me ?(?:\\/|slash) ?[\\p{L}\\p{N}_+]`,
  `${B}t (?:\\. |dot )me${E}`,
  `${B}wa ?\\. ?me ?\\/`,
  `${B}(?:snapchat\\.com\\/add|instagram\\.com|discord\\.gg|signal\\.me|m\\.me|line\\.me)\\/`,
  `${B}(?:${ON}) (?:${['my', 'mein(?:em|en)?', 'mijn', 'min', 'mon', 'mi', 'mio', 'moim', 'the', 'de', 'il'].join('|')} )?(?:${CHATS})(?:ie|em|u|a)?${E}`,
  `${B}(?:${CHATS})(?:issa|iin|ista|illa|illä|in kautta)${E}`,
  `${B}wh?at['’]?s? ?app (?:${ME})${E}`,
  `${B}(?:${PLACES})(?:\\p{L}{0,4})? ?(?:[:=@>]|->|→|–|—| - ) ?@?[\\p{L}\\p{N}_.]{3,40}`,
  `${B}(?:${PLACES}) (?:(?:is|ist|er|är|on|è|es|est|to|name|naam|nom|nombre|nome|nazwa|nimi|navn|namn|handle|user ?name|user|id|als|as|som|como|come|jako|under|unter|onder|met|med) ){0,3}@?(?=[\\p{L}_.]{0,30}[\\d_])[\\p{L}\\p{N}_.]{4,40}`,
  `${B}(?:add|find|follow|text|adde|such|suche|schreib|voeg|zoek|volg|volg|tilføj|find|følg|legg til|lägg till|sök|följ|ajoute|cherche|agrega|agrégame|añade|añádeme|busca|búscame|aggiungi|aggiungimi|cerca|cercami|dodaj|znajdź|lisää|etsi|seuraa)(?: \\p{L}{1,6}){0,2} (?:${ON}) (?:${PLACES})${E}`,
  // A name that can be nothing else.
  `(?<![\\p{L}\\p{N}._%+-])@(?=[\\p{L}.]{0,30}[\\d_])[\\p{L}\\p{N}_.]{4,40}(?![\\p{L}\\p{N}@])`,
  `(?<![\\p{L}\\p{N}._%+-])(?:${PLACES})[^.!?\\n]{0,20} @[\\p{L}\\p{N}_.]{3,40}`,
);

const SIGNAL =
  /(?<![\p{L}\p{N}])(?:on|via|over|per|auf|über|op|på|sur|en|su|na|przez) Signal(?:issa|u)?(?![\p{L}\p{N}])/u;

export const holdsMessenger = (text: string): boolean => SIGNAL.test(text) || FOUND.some((form) => form.test(text));
