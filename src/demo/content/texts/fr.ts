import { texts } from './texts.ts';

export const fr = texts({
  openings: `
En vrai, c’est mieux qu’en profil, mais il faut bien commencer quelque part.
On me dit calme, jusqu’à ce que la musique démarre.
{Chaleureuse|Chaleureux}, un peu {têtue|têtu}, et toujours à l’heure sauf au cinéma.
Je ris facilement, et d’abord de moi.
Je pose beaucoup de questions et je retiens les réponses.
Silence radio dans une fête de vingt personnes, impossible de m’arrêter à une table pour deux.
Je parle aux chiens avant de parler à leurs maîtres. J’y travaille.
{Curieuse|Curieux} de nature, {joyeuse|joyeux} par choix.
Je préfère une bonne conversation à une belle vue, mais je prends les deux.
Au pique-nique, c’est moi qui apporte trop à manger.
J’aime les choses simples : des gens honnêtes, du bon pain, un dimanche libre.
Personne n’a besoin d’être parfait. Gentil et drôle, c’est déjà énorme.
Je peux être {sérieuse|sérieux} et dire des bêtises dans la même phrase, c’est un don.
Je crois encore au flirt qui prend son temps.
Une amie m’a dit d’essayer, et je suis à court d’excuses.
Les pieds sur terre, avec un faible pour le romantisme.`,
  young: `
Deuxième appart, quatrième plante, et celle-ci a survécu à l’hiver.
Je ne sais pas encore tout de mon avenir, mais je sais qui je veux autour de moi.
La semaine je travaille beaucoup, pour paresser le dimanche sans remords.`,
  middle: `
L’âge de savoir ce que j’aime, et encore celui de me laisser tenter.
Un boulot prenant, deux enfants une semaine sur deux, et des soirées que j’aimerais partager à nouveau.
Ma vie est plutôt bien rangée, et il y a de la place pour quelqu’un.`,
  older: `
Les enfants sont partis, et j’ai découvert qu’un petit déjeuner peut durer une heure.
J’ai des histoires à raconter et la patience d’écouter les tiennes.
La vie m’a déjà beaucoup donné, et je ne crois pas qu’elle ait fini de me surprendre.
Je ne garde plus les beaux verres pour les grandes occasions.`,
  habits: `
adventure: Un jour je me suis {trompée|trompé} de train, j’y suis {restée|resté}, et ce fut le meilleur week-end de l’année.
animals: Chez moi, c’est le chat qui commande ; je fais partie du personnel.
art: Les samedis de pluie, je vais au musée inventer des histoires aux portraits.
astrology: Je lis mon horoscope chaque matin et je ne crois que les bons.
bbq: Dès avril, on me trouve dans la fumée, une pince à la main.
beach: Je me baigne encore quand les autres ont sorti les écharpes.
beer: Je peux débattre toute une soirée de la meilleure bière du coin.
biking: À vélo, je prends toujours le chemin le plus long.
coffee: Avant le deuxième café, ne me parle de rien d’important.
cooking: Le dimanche je cuisine un plat qui mijote toute la journée, et vient qui a faim.
cooking: Mes lasagnes ont déjà mis fin à au moins une dispute.
dancing: Je danse tous les jours dans la cuisine, et en public si on me le demande gentiment.
fashion: Je peux passer une heure dans une friperie et en sortir avec exactement le bon manteau.
foodie: Je choisis mes vacances en fonction des restaurants.
gardening: Mes tomates de balcon sont célèbres dans tout l’immeuble.
gym: Trois matins de sport par semaine, pour manger ce que je veux les quatre autres.
hiking: Bonnes chaussures, mauvais temps, excellente humeur : je marche presque tous les week-ends.
hugging: Je fais de bons câlins, de ceux qui durent.
movies: J’aime les vieux films et je pleure exactement où il faut.
music: Il y a toujours de la musique chez moi, de Barbara à la découverte du voisin.
music: Je joue de la guitare, assez bien pour un feu de camp et pas plus loin.
outdoors: Je ne dors jamais mieux que sous une tente, au bord de l’eau.
party: Je quitte la piste parmi les derniers et j’aide à ranger.
photography: J’ai toujours un appareil photo, et je rate souvent le bus à cause de lui.
politics: J’aime débattre, à condition qu’on puisse en rire après.
reading: Six livres près du lit, tous commencés, aucun abandonné.
shopping: J’adore les brocantes et je n’ai jamais eu besoin de ce que j’en rapporte.
sports: Le mardi je joue, le mercredi je me plains de mes genoux.
sushi: Devant des sushis, je perds toute mesure.
tattoos: Chacun de mes tatouages a son histoire, et deux d’entre elles sont vraies.
tea: J’ai plus de sortes de thé que d’invités.
theater: Je vais voir tout ce qui se joue, même l’impro de ton cousin.
travelling: Ma liste de voyages ne fait que s’allonger.
travelling: Mon souvenir préféré, c’est toujours une recette.
vegetarian: Je cuisine végétarien, et personne n’a encore quitté ma table avec la faim.
video games: Je suis une crème, jusqu’à ce qu’on me donne une manette.
wine: Je n’y connais pas grand-chose en vin, mais j’apprends avec plaisir.`,
  quirks: `
Je chante en voiture et je ne regrette rien.
Je rate tous mes créneaux, mais je réussis mes crêpes.
J’envoie encore des cartes postales.
Je mens mal et je perds encore plus mal.
Je dis oui au dessert, par principe.
Je fais signe aux bateaux.
Avec du scotch et de l’optimisme, je répare presque tout.
Je ne passe jamais devant une librairie sans entrer une petite minute.
J’indique le chemin avec beaucoup d’assurance et peu de précision.
Demande-moi l’histoire de l’oie. Elle est longue.`,
  relationship: `
J’aimerais partager les jours ordinaires avec quelqu’un, pas seulement les vacances.
Je cherche une histoire qui grandit doucement et qui reste.
Je suis {prête|prêt} pour du vrai : la confiance, le rire, et la dernière part de gâteau gardée pour l’autre.
J’espère rencontrer quelqu’un de sincère, qui reste pour le petit déjeuner.
Prenons le temps. D’abord une balade, ensuite on verra.`,
  dating: `
Allons boire un verre et voyons si nous rions des mêmes choses.
J’ai envie de beaux rendez-vous : un joli endroit, pas un entretien d’embauche.
Montre-moi ton coin préféré, je te montrerai le mien.
Pas de plan sur cinq ans, juste l’envie de quelques papillons.
J’aime les regards, les longs dîners et le retour à pied.`,
  friendship: `
Je viens d’abord pour la bonne compagnie ; le reste, on verra.
Toujours {partante|partant} pour un concert, une balade et des conversations sincères.
Je cherche quelqu’un qui dise oui au théâtre une heure avant.
Mes amis sont ce que j’ai de mieux, et il reste une place.`,
  chat: `
J’aime les longues conversations du soir, sans se presser.
Je suis là surtout pour discuter, flirter un peu et sourire à mon écran.
Raconte-moi ta journée, je te dirai ce que j’aurais fait.
Écrivons-nous un moment et voyons si ça accroche.
Un joli message, et ma soirée est réussie. Je réponds toujours.`,
  openers: `
Bonjour ! Il y a sûrement une belle histoire derrière ce sourire.
J’ai lu ton profil deux fois et j’ai encore des questions. C’est bon signe ?
Bonsoir ! Quel a été le meilleur moment de ta journée ?
Question rapide mais très importante : mer ou montagne ?
Je voulais écrire quelque chose de malin, mais « bonjour » me semblait plus honnête.
Ton profil m’a fait rire tout haut dans le bus. Les gens ont regardé.
Si on avait une heure et un banc, de quoi parlerait-on ?
Je crois qu’on s’entendrait bien. On vérifie ?
Quelle chanson écouter en attendant ta réponse ?
J’aime ta façon d’écrire. On sent que tu le penses.
J’allais dormir, et puis j’ai vu ta photo. Maintenant je suis surtout {curieuse|curieux}.
Café ou thé ? Réfléchis bien, beaucoup de choses en dépendent.
Bonjour ! Je promets d’être de meilleure compagnie que la météo.`,
  replies: `
Tu m’as fait sourire. Raconte !
Ah, tu es rapide. J’aime ça.
Quel joli message pour rentrer chez soi.
J’espérais que tu m’écrirais.
Bonne question. Laisse-moi une seconde pour prendre un air mystérieux.
Honnêtement ? Je me demandais la même chose.
Je dirais bien oui, mais tu vas croire qu’on me convainc facilement.
Tu as une jolie façon de dire les choses.
Me voilà {curieuse|curieux}. Ça s’est fini comment ?
La journée a été longue, et tu viens de l’améliorer.
Je souris à mon téléphone et au bureau on commence à se douter de quelque chose.
Attention, je pourrais y prendre goût.
Voilà une soirée comme je les aime.
Moi aussi ! Je croyais être {la seule|le seul}.
Et toi, que ferais-tu d’une journée libre demain ?
Toi d’abord, moi ensuite.
J’aimerais entendre cette histoire autour d’un verre de vin.
D’accord, un point pour toi.
Je suis plutôt du matin, mais pour toi je veille encore un peu.
C’est adorable. Merci.
Je ne sais pas encore, mais j’aime la tournure que ça prend.
Dis-moi quelque chose que presque personne ne sait de toi.
Tu es drôle. Je ne m’y attendais pas.
Je dois filer, mais ne disparais pas. Je t’écris ce soir.
Me revoilà. Où en étions-nous ?
Dors bien. D’ici demain j’aurai une meilleure réponse.
Bonjour ! Tu as été ma première pensée après le café. Enfin, pendant.
J’aime les gens qui posent des questions. Encore une !
On y va doucement, d’accord ? Je savoure.
Je suis un peu timide au début, mais ça passe vite.
Qu’est-ce qui t’a fait rire aujourd’hui ?
Je suis d’accord avec chaque mot, et ça m’inquiète un peu.
Tu as bon goût. Et je ne parle pas que de moi.
Pas étonnant que ton profil m’ait plu.
C’est exactement ce qu’il me fallait aujourd’hui.
Si tu as la moitié de ce charme en vrai, je suis mal {partie|parti}.
Je te prends au mot !
Ce week-end ? Un livre, un bain, et peut-être un message de toi.
Ma mère t’apprécierait. C’est un compliment.
Et si on en parlait un jour autour d’un café ?`,
  threads: `
Tu aimes les dimanches tranquilles, je vois. À quoi ressemble le dimanche parfait ?
Un petit déjeuner tardif, une balade, quelqu’un à qui lire des bouts de journal. Et le tien ?
Presque pareil, sauf que j’interromps tout avec des crêpes.
Les interruptions avec crêpes sont toujours permises.
Parfait. Je les fais au citron, avec beaucoup trop de sucre.
Le poste est à toi. Tu commences quand ?

Sois honnête : c’est vraiment toi, en haut de cette montagne ?
Oui ! Ne me demande pas combien de temps j’ai mis.
Combien de temps as-tu mis ?
Cinq heures, et une petite dispute avec un mouton.
Qui a gagné ?
Le mouton. Ils ont toujours l’air si sûrs d’eux.
J’aurais parié sur toi. La prochaine fois je viens, avec les sandwichs.

J’ai une théorie : on sait tout de quelqu’un par son biscuit préféré.
Alors j’ai peur. La madeleine.
Tendre, classique, un peu nostalgique. Je m’en doutais.
Et toi, tu es quoi ?
Un petit-beurre. Sous-estimé, et encore meilleur avec du chocolat.
Ça peut s’arranger.

Bonsoir. Toi aussi, tu aimes les vieux films, je vois. Lequel pourrais-tu revoir ce soir ?
Vacances romaines. À chaque fois. Et toi ?
Certains l’aiment chaud. Personne n’est parfait, après tout.
Ha ! Je vais peut-être te garder.
On en regarde un « ensemble » vendredi ? Départ à vingt et une heures, commentaires par message.
Marché conclu. J’apporte le pop-corn, toi les commentaires.

Bonsoir ! Tu manges quoi ce soir ? J’ai besoin d’idées et je n’ai qu’une aubergine.
Coupe-la en deux, au four, beaucoup d’ail, et du yaourt par-dessus.
C’est mieux que mon plan, qui était une tartine.
La tartine marche aussi. Avec l’aubergine dessus.
C’est fait, c’était délicieux. Je te dois un dîner.
Je m’en souviendrai. J’aime les longs dîners.

Pour toi, un premier rendez-vous : une balade ou un verre ?
Une balade. S’il y a un silence, on regarde les canards.
Bien vu. Et si ça se passe bien ?
Le verre. Et plus personne ne parle des canards.
J’aime ton sens de l’organisation. Tu es libre samedi ?
L’après-midi, oui. Je connais un parc avec d’excellents canards.

Tu écris que tu rates toujours le bus. Il va où, sans toi ?
En ville, en général. Je le regarde partir depuis le trottoir d’en face.
On pourrait marcher. Moi, je rate les bus exprès.
Exprès ?
À pied on voit mieux. Et on rencontre des gens.
Je vois très bien ce que tu fais. Continue.

Je commence par la question la plus difficile : chien ou chat ?
Chien. Mais un chat vit chez moi depuis six ans et ça ne le dérange pas.
C’est toujours comme ça. Le mien dort sur mon clavier, alors pardon pour les fautes.
Je me demandais ce que voulait dire « hjkkk ». Il s’appelle comment ?
Biscotte. Et le tien ?
Madame. C’est venu tout seul.

Bonjour, j’espère que ça ne t’ennuie pas que j’écrive. Tu as un visage très doux.
Pas du tout. C’est agréable à lire un lundi.
Alors le lundi est sauvé. Il a été long ?
Des réunions, de la pluie, encore des réunions. Et toi ?
Pareil, sans les réunions. Je travaille dehors, donc double ration de pluie.
On a mérité quelque chose de chaud. Tu bois quoi ?
Un thé au miel. Je fais comme si c’était un café et que tu étais en face.

Qu’as-tu appris de mieux ces dernières années ?
À partir quand je suis {fatiguée|fatigué} et à rester quand je suis bien. Et toi ?
Que la plupart des choses vont mieux une fois dites tout haut.
C’est vrai. Alors dis quelque chose tout haut.
Tu m’as plu dès la photo, et encore plus depuis ta première réponse.
Je ne sais plus où regarder. Merci.

J’ai besoin d’un deuxième avis : est-il trop tôt pour les guirlandes de Noël ?
Pour les lumières, jamais. Pour les chansons, oui.
C’est exactement ce que j’ai dit à mon voisin.
Et alors, convaincu ?
Pas encore, mais on chante jeudi.
Je suis de ton côté. Envoie une photo quand elles seront là.

Si demain tu pouvais prendre le train pour n’importe où, tu descendrais où ?
Au bord de la mer, hors saison. Quand tout est fermé sauf un café.
Et dans ce café ?
Une soupe, de la buée sur les vitres, et quelqu’un qui rit à mes blagues.
Je ris de presque tout, tu ne risques rien.
Alors je te garde la place près de la fenêtre.

On m’a dit que tu danses. C’est vrai ?
Dans la cuisine, oui. Devant une casserole et deux assiettes.
Un public exigeant ?
Aucune plainte à ce jour. Et toi ?
Je mène quand il ne faut pas et je suis quand je ne sais pas. Mais en souriant.
C’est presque tout ce qu’il faut. Avec toi, je tenterais bien une danse.`,
});
