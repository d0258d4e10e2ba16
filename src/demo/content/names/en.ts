import { type NamesByGender, names } from './names.ts';

export const en: NamesByGender = {
  female: names(`
Emily Chloe Olivia Sophie Megan Hannah Jasmine Abigail Maya Zoe Aisha Ella Grace Priya Freya Niamh Brooke Paige Taylor Savannah Amber Leah
Sarah Emma Rachel Laura Rebecca Nicola Claire Kelly Amy Jessica Melissa Lauren Vanessa Michelle Danielle Aoife Heather Stacey Natalie Erin Kate Tara
Susan Linda Margaret Patricia Carol Barbara Deborah Janet Christine Julie Sandra Gillian Maureen Sheila Diane Kathleen Rosemary Pamela Anne Judith Helen Lorraine
`),
  male: names(`
Jack Liam Oliver Ethan Callum Noah Josh Dylan Tyler Connor Ryan Luke Jordan Mason Harry Alfie Finn Caleb Zach Kieran Marcus Theo
James Daniel Matthew Chris Andrew Michael Ben Adam Mark Simon Jason Sean Craig Stuart Scott Aaron Nathan Darren Brendan Carlos Tom Will
David John Peter Paul Alan Robert Richard Keith Graham Kevin Stephen Brian Ian Philip Trevor Roger Gerald Dennis Patrick Martin Frank Douglas
`),
};
