import { type NamesByGender, names } from './names.ts';

export const fi: NamesByGender = {
  female: names(`
Emma Aino Venla Ella Sara Iida Emilia Sofia Anni Noora Jenna Laura Roosa Veera Helmi Oona Milla Pinja Siiri Essi Ronja Kaisa
Johanna Minna Sari Satu Katja Mari Heidi Hanna Tiina Anu Päivi Kirsi Nina Marika Terhi Piia Outi Riikka Jaana Susanna Elina Reetta
Ritva Pirkko Leena Tuula Anneli Marja Seija Raija Irma Liisa Kaarina Helena Eila Maija Arja Aila Sirpa Terttu Riitta Hilkka Merja Sinikka
`),
  male: names(`
Eetu Joona Onni Aleksi Eemeli Juho Niko Roope Ville Lauri Oskari Elias Leevi Arttu Samuli Otto Tuomas Miro Jesse Santeri Valtteri Aatu
Mika Jari Petri Marko Janne Sami Jukka Teemu Antti Mikko Timo Toni Kimmo Juha Harri Tommi Pasi Ari Jani Vesa Henri Matti
Pekka Kari Seppo Heikki Markku Reijo Erkki Hannu Raimo Esko Tapio Veikko Olavi Martti Jorma Ilkka Risto Kalevi Pentti Eero Tauno Juhani
`),
};
