import { type NamesByGender, names } from './names.ts';

export const nb: NamesByGender = {
  female: names(`
Ida Thea Emilie Sara Julie Ingrid Nora Hanna Maria Vilde Marte Silje Tuva Mia Frida Amalie Sunniva Maja Oda Hedda Selma Kaja
Anne Marianne Hege Linda Kristin Monica Camilla Trine Lene Stine Cecilie Siri Mona Heidi Elisabeth Tone Anita Ragnhild Line Hilde Merete Cathrine
Inger Bjørg Randi Marit Liv Astrid Solveig Berit Gerd Kari Turid Grete Wenche Torill Aud Eva Sissel Unni Else Anne-Lise Vigdis Åse
`),
  male: names(`
Jonas Magnus Henrik Sander Martin Kristian Mathias Markus Emil Andreas Sindre Eirik Tobias Håkon Oliver Elias Sondre Vegard Fredrik Jakob Adrian Even
Thomas Espen Morten Øyvind Frode Lars Stian Trond Rune Kenneth Anders Geir Ole Roger Erlend Ronny Terje Tor Kjetil Vidar Pål Joakim
Bjørn Arne Odd Kjell Per Svein Knut Jan Leif Harald Egil Rolf Dag Sverre Tore Ivar Arild Gunnar Asbjørn Torbjørn Einar Steinar
`),
};
