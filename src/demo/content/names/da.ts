import { type NamesByGender, names } from './names.ts';

export const da: NamesByGender = {
  female: names(`
Emma Freja Ida Mathilde Sofie Josefine Laura Caroline Cecilie Amalie Clara Signe Nanna Julie Maja Frederikke Astrid Sara Liva Anna Kamilla Rikke
Louise Mette Camilla Maria Charlotte Tina Lene Anne Heidi Susanne Trine Pernille Helle Christina Stine Malene Marianne Gitte Line Katrine Dorte Anja
Kirsten Inge Birthe Hanne Jytte Lis Bente Annette Ulla Grethe Lone Inger Karen Else Jette Vibeke Conny Birgit Tove Jonna Ruth Anni
`),
  male: names(`
Frederik Mikkel Emil Mathias Oliver Lucas Magnus William Rasmus Nikolaj Christian Jonas Simon Tobias Victor Sebastian Malthe Anders Kasper Oscar August Lasse
Thomas Henrik Søren Martin Michael Jesper Brian Kim Morten Claus Lars Rune Dennis Allan Peter Jens Carsten Jacob Kenneth Steen Mads Ulrik
Jørgen Niels Poul Erik Hans Bent Kurt Ole Knud Finn Svend Flemming Preben Leif Kaj Torben Bjarne Ib John Mogens Per Arne
`),
};
