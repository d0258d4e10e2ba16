import { type NamesByGender, names } from './names.ts';

export const nl: NamesByGender = {
  female: names(`
Sanne Lotte Anouk Iris Fleur Femke Roos Eva Lisa Julia Noa Maud Britt Lieke Floor Amber Isa Esmee Yara Merel Jasmijn Nina
Marieke Ilse Suzanne Esther Kim Linda Petra Nicole Saskia Daniëlle Marloes Bianca Wendy Miranda Karin Mirjam Chantal Inge Monique Debby Anke Ellen
Anneke Ria Marjan Ineke Joke Hennie Truus Wilma Corrie Marijke Hanneke Thea Els Gerda Tineke Ans Lia Toos Greet Yvonne Margriet Willy
`),
  male: names(`
Daan Sem Thijs Bram Luuk Jesse Tim Niels Stijn Ruben Lars Milan Joris Max Koen Jelle Sven Gijs Tom Rick Mees Teun
Jeroen Bas Mark Dennis Martijn Sander Erik Michiel Patrick Remco Richard Edwin Marco Wouter Arjan Vincent Maarten Ronald Robin Frank Barry Rutger
Jan Kees Henk Piet Wim Hans Gerard Cor Theo Ton Joop Peter Ruud Arie Bert Fred Dick Aad Nico Leo Rob Harrie
`),
};
