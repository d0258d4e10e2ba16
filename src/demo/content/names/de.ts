import { type NamesByGender, names } from './names.ts';

export const de: NamesByGender = {
  female: names(`
Lena Hannah Laura Lea Julia Anna Sophie Marie Leonie Jana Nele Clara Pia Franziska Lisa Johanna Miriam Carla Antonia Luisa Paula Mia
Stefanie Nicole Katrin Melanie Sandra Anja Nadine Tanja Christina Daniela Julia Simone Silke Kerstin Claudia Yvonne Bianca Verena Susanne Katja Diana Maren
Petra Sabine Monika Renate Brigitte Gabriele Ursula Karin Angelika Heike Ingrid Christa Elke Birgit Martina Barbara Helga Regina Marion Gisela Beate Ulrike
`),
  male: names(`
Lukas Jonas Leon Finn Paul Felix Maximilian Tim Niklas Jan Moritz David Philipp Julian Fabian Simon Elias Ben Noah Tobias Anton Jakob
Stefan Christian Daniel Markus Sebastian Thomas Alexander Michael Matthias Andreas Marco Sven Dirk Thorsten Oliver Florian Björn René Patrick Marcel Holger Lars
Klaus Jürgen Wolfgang Dieter Manfred Uwe Bernd Rainer Peter Hans Werner Günter Horst Helmut Norbert Frank Ralf Gerhard Heinz Reinhard Detlef Walter
`),
};
