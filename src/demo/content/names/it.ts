import { type NamesByGender, names } from './names.ts';

export const it: NamesByGender = {
  female: names(`
Giulia Chiara Martina Francesca Sara Alessia Sofia Elisa Giorgia Federica Aurora Alice Beatrice Ilaria Noemi Camilla Greta Eleonora Arianna Ludovica Valentina Marta
Elena Silvia Barbara Laura Monica Cristina Simona Daniela Paola Roberta Stefania Sabrina Michela Alessandra Claudia Manuela Serena Raffaella Katia Veronica Emanuela Sonia
Anna Maria Giuseppina Rosa Giovanna Teresa Lucia Carmela Franca Patrizia Donatella Luisa Carla Antonella Angela Rita Marisa Loredana Graziella Ornella Mirella Gabriella
`),
  male: names(`
Lorenzo Matteo Alessandro Francesco Leonardo Andrea Davide Riccardo Tommaso Gabriele Edoardo Federico Simone Giacomo Filippo Nicolò Samuele Pietro Mattia Luca Jacopo Emanuele
Marco Stefano Roberto Fabio Massimo Daniele Paolo Claudio Alberto Cristian Massimiliano Gianluca Michele Enrico Maurizio Diego Alessio Valerio Ivan Emiliano Dario Salvatore
Giuseppe Giovanni Antonio Mario Luigi Franco Vincenzo Angelo Carlo Bruno Sergio Aldo Domenico Giorgio Renato Gianni Pasquale Umberto Dino Silvano Walter Piero
`),
};
