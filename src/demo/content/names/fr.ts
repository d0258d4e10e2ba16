import { type NamesByGender, names } from './names.ts';

export const fr: NamesByGender = {
  female: names(`
Camille Léa Manon Chloé Inès Emma Sarah Lucie Clara Marine Pauline Anaïs Juliette Louise Mathilde Jade Zoé Lola Margaux Alice Élodie Laura
Céline Sandrine Émilie Stéphanie Aurélie Virginie Karine Delphine Séverine Nathalie Sophie Laetitia Julie Audrey Sabrina Vanessa Christelle Claire Hélène Magali Élise Caroline
Martine Monique Françoise Nicole Catherine Brigitte Chantal Sylvie Dominique Michèle Annie Danielle Véronique Christine Jacqueline Josiane Évelyne Mireille Odile Colette Marie-Claude Patricia
`),
  male: names(`
Lucas Hugo Théo Maxime Antoine Alexandre Thomas Quentin Romain Julien Clément Nathan Louis Adrien Valentin Baptiste Kévin Gabriel Arthur Simon Mehdi Bastien
Nicolas Sébastien Stéphane Christophe Laurent David Frédéric Jérôme Olivier Guillaume Mathieu Cédric Vincent Fabrice Benoît Ludovic Grégory Arnaud Karim Damien Yann Xavier
Michel Philippe Alain Bernard Patrick Daniel Gérard Jean-Pierre Christian Jacques Pierre Serge Thierry Didier Pascal Bruno Gilles Claude Yves Jean-Luc Francis Denis
`),
};
