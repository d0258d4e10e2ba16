import { type NamesByGender, names } from './names.ts';

export const sv: NamesByGender = {
  female: names(`
Emma Elin Julia Amanda Hanna Linnea Matilda Ida Sara Ebba Wilma Alva Moa Frida Klara Maja Agnes Felicia Tilda Ellen Nathalie Saga
Anna Jenny Maria Åsa Karin Malin Linda Helena Sofia Camilla Johanna Annika Petra Ulrika Jessica Susanne Therese Cecilia Lotta Kristina Pernilla Charlotta
Birgitta Margareta Ingrid Eva Kerstin Gunilla Lena Marianne Monica Barbro Ann-Christin Inger Agneta Yvonne Gun Siv Elisabeth Britt-Marie Kristina Solveig Ulla Maj
`),
  male: names(`
Oscar William Erik Viktor Filip Axel Lukas Anton Emil Simon Hugo Elias Gustav Albin Ludvig Jonathan Isak Rasmus Alexander Adam Melker Noel
Johan Andreas Fredrik Mattias Daniel Magnus Henrik Niklas Jonas Peter Mikael Stefan Marcus Thomas Patrik Jimmy Robert Joakim Tobias Martin Christian Per
Lars Bengt Göran Kjell Lennart Sven Bo Hans Jan Rolf Leif Ulf Ingemar Kent Anders Roland Stig Christer Gunnar Bertil Tommy Roger
`),
};
