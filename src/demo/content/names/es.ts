import { type NamesByGender, names } from './names.ts';

export const es: NamesByGender = {
  female: names(`
Lucía María Paula Laura Marta Alba Andrea Sara Carla Irene Claudia Nerea Ainhoa Noelia Julia Celia Aitana Rocío Inés Elena Patricia Carmen
Cristina Raquel Beatriz Mónica Silvia Sonia Eva Nuria Yolanda Susana Vanesa Verónica Ana Lorena Esther Miriam Natalia Gemma Leticia Olga Sandra Rebeca
Pilar Mercedes Dolores Josefa Concepción Isabel Rosario Antonia Francisca Encarna Manuela Teresa Ángeles Montserrat Juana Amparo Rosa Milagros Consuelo Inmaculada Begoña Victoria
`),
  male: names(`
Pablo Álvaro Hugo Adrián Daniel Mario Sergio Diego Iván Marcos Alejandro Jorge Raúl Rubén Óscar Víctor Iker Nicolás Lucas Guillermo Gonzalo Jaime
David Javier Carlos Alberto Roberto Fernando Miguel Juan Antonio Luis José Jesús Ángel Eduardo Ricardo Joaquín Ignacio Enrique Salvador Rafa Santi Andrés
Manuel Francisco Pedro Ramón Vicente Julián Emilio Tomás Agustín Alfonso Domingo Gregorio Félix Eusebio Rafael Gabriel Lorenzo Jacinto Mariano Esteban Fermín Marcelino
`),
};
