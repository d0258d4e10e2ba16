import { type NamesByGender, names } from './names.ts';

export const pl: NamesByGender = {
  female: names(`
Julia Zuzanna Natalia Aleksandra Wiktoria Karolina Oliwia Maja Kinga Weronika Paulina Martyna Klaudia Dominika Patrycja Gabriela Sandra Nikola Ola Daria Kamila Ewelina
Anna Agnieszka Katarzyna Małgorzata Monika Magdalena Joanna Beata Iwona Marta Justyna Sylwia Aneta Edyta Renata Izabela Dorota Aleksandra Marzena Emilia Ilona Kasia
Krystyna Barbara Teresa Danuta Halina Grażyna Elżbieta Jadwiga Bożena Zofia Maria Urszula Wiesława Irena Jolanta Helena Ewa Stanisława Lucyna Mirosława Bogumiła Zdzisława
`),
  male: names(`
Jakub Kacper Mateusz Filip Szymon Dawid Patryk Michał Bartek Adrian Kamil Damian Oskar Igor Wiktor Hubert Maciek Krystian Dominik Konrad Sebastian Antoni
Piotr Tomasz Marcin Paweł Krzysztof Łukasz Grzegorz Rafał Robert Artur Dariusz Sławomir Mariusz Przemysław Wojciech Radek Jacek Arkadiusz Daniel Bartłomiej Norbert Leszek
Andrzej Jan Stanisław Jerzy Zbigniew Ryszard Kazimierz Marek Henryk Tadeusz Janusz Zdzisław Józef Bogdan Wiesław Waldemar Edward Roman Mirosław Adam Bogusław Czesław
`),
};
