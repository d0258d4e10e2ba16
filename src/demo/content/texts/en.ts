import { texts } from './texts.ts';

export const en = texts({
  openings: `
Better in person than in a profile, but here goes.
Friends would call me calm until the music starts.
Warm, a little stubborn, and on time for everything except the cinema.
I laugh easily and usually at myself first.
I ask a lot of questions and remember the answers.
My best ideas arrive in the shower and leave before I find a pen.
Quiet at a party of twenty, impossible to stop at a table of two.
I talk to dogs before I talk to their owners. Working on it.
Curious by nature, cheerful by choice.
I would rather have a good conversation than a good view, though I won’t turn down both.
I’m the person who brings too much food to the picnic.
I like things simple: honest people, fresh bread, a free Sunday.
Not looking for perfect. Kind and funny will do very nicely.
I can be silly and serious in the same sentence.
I still believe in flirting slowly.
I’m easy to please and hard to impress.
A friend said I should try this, and I have run out of excuses.
I hum while I work and I’m told it isn’t always a tune.`,
  young: `
Second flat, fourth plant, first time it has survived the winter.
Still working out what I want to be; already sure who I want around me.
My twenties taught me to cook, budget and apologise, roughly in that order.
I work hard during the week so that I can be gloriously lazy on Sunday.`,
  middle: `
Old enough to know what I like, young enough to be talked into something new.
Busy job, two lively kids every other week, and evenings I would like to share again.
Past the age of playing games, unless it’s cards.
I’ve got my life in decent order and room in it for somebody.
These are good years: I finally say what I mean and go home when I’m tired.`,
  older: `
The kids have flown, the house is quiet, and I’ve discovered I like breakfast to take an hour.
I have stories to tell and the patience to hear yours.
Life has been full, and I don’t think it’s finished surprising me.
I’ve stopped saving the good glasses for special occasions.
Grandparent on Wednesdays, free spirit the rest of the week.`,
  habits: `
adventure: I once booked the wrong train, stayed on it, and had the best weekend of the year.
adventure: Give me a map with a blank bit on it and I’m happy.
animals: My cat runs the household and I’m merely staff.
animals: I know all the dogs in my street by name, and a few of the neighbours.
art: I spend rainy Saturdays in museums, mostly making up stories about the portraits.
art: I paint, badly and with great pleasure.
astrology: I read my horoscope every morning and only believe the good ones.
bbq: From April on, I’m the one standing in the smoke turning things over.
beach: I swim in the sea far later in the year than is sensible.
beach: Bare feet, cold water, a flask of something hot: that’s my Sunday.
beer: I’ll happily argue about which local brewery makes the best pale ale.
biking: I take the long way round on my bike whenever there’s no rain, and sometimes when there is.
coffee: Nobody should talk to me about anything important before the second coffee.
coffee: I know which café has the window seat and how early you must be to get it.
cooking: On Sundays I cook something that takes all day and invite whoever is hungry.
cooking: My lasagne has ended at least one argument.
dancing: I dance in the kitchen daily and in public when asked nicely.
dancing: I’ve taken up salsa, and my toes forgive me by now.
fashion: I can spend an hour in a second-hand shop and leave with exactly the right coat.
foodie: I plan my holidays around where to eat.
foodie: I’ll try any dish once and the good ones twice.
gardening: My tomatoes are the talk of the balcony.
gardening: I lose track of time in the garden and come in with earth on my nose.
gym: I train three mornings a week, mainly so that I can eat what I like on the other four.
hiking: Good boots, bad weather, great mood: I’m out in the hills most weekends.
hiking: I collect viewpoints and the tearooms below them.
hugging: I give good hugs, the kind that don’t let go first.
movies: I love old films, and yes, I cry at the obvious places.
movies: I stay until the very last name in the credits.
music: There’s always something playing at home, from Nina Simone to whatever my neighbour recommended.
music: I play guitar well enough for a campfire and not a metre further.
outdoors: I sleep best in a tent, preferably near water.
party: I’m usually among the last on the dance floor and the first to help tidy up.
photography: I always carry a camera and usually miss the bus because of it.
politics: I like a good debate, as long as we can laugh afterwards.
reading: There are six books by my bed and I’m in the middle of all of them.
reading: I read the last page first. Feel free to be shocked.
shopping: I love flea markets and have never once needed what I brought home.
sports: I play five-a-side on Tuesdays and complain about my knees on Wednesdays.
sushi: I can put away an unreasonable amount of sushi.
tattoos: Each of my tattoos has a story, and two of them are even true.
tea: I own more kinds of tea than I have visitors.
theater: I’ll go and see anything on a stage, even your cousin’s improv group.
travelling: I keep a list of places to see and it only ever gets longer.
travelling: My favourite souvenir is always a recipe.
vegetarian: I cook vegetarian, and nobody has left my table hungry yet.
video games: I’m friendly and generous until you hand me a game controller.
wine: I know little about wine and enjoy every lesson.
wine: A glass of red, a long table, no phones: perfect.`,
  quirks: `
I sing in the car and I’m not sorry.
I can’t parallel park, but I make excellent pancakes.
I still write postcards.
I’m terrible at lying and worse at board games.
I always cheer for the underdog.
Ask me about the goose. It’s a long story.
I say yes to dessert on principle.
I’ve never finished a crossword, but I keep starting them.
I wave at boats.
I can fix most things with tape and optimism.
I can’t pass a bookshop without going in for just a minute.
I give directions with great confidence and little accuracy.
I laugh at my own jokes so that you don’t have to.
I get sunburnt in the shade.`,
  relationship: `
I’d love to meet someone to share the ordinary days with, not just the holidays.
Looking for something that may grow slowly and last.
I’m ready for the real thing: trust, laughter and somebody to save the last piece of cake for.
Hoping for someone kind who says what they mean and stays for breakfast.
I’d like a partner in crime for the next chapter, preferably one who reads.
If you’re warm, honest and a bit playful, I’d like to get to know you.
I believe in taking time. A walk first, then we’ll see.`,
  dating: `
Let’s have a drink and find out whether we laugh at the same things.
I’d like to go on good dates again: nice places, no interview.
Show me your favourite spot in town and I’ll show you mine.
No five-year plan here, just a wish for a few butterflies.
Somebody to dress up for now and then would be lovely.
I like eye contact, slow dinners and the walk home afterwards.`,
  friendship: `
I’m here for good company first; whatever else happens, happens.
Always glad to meet somebody for concerts, walks and honest talk.
New in some ways to this town and looking for people to explore it with.
Friends are the best thing I have, and there’s room for one more.
Looking for someone who’d come to the theatre at an hour’s notice.`,
  chat: `
I like long chats late in the evening, with no pressure to be anywhere.
Mostly I’m here to talk, flirt a little and smile at my screen.
Tell me about your day; I’ll tell you what I would have done.
Let’s write a while and see whether the words click.
A good message makes my evening. I answer all of them.`,
  openers: `
Hello! You look like someone with a good story about that smile.
Hi there. I read your profile twice and still have questions. Is that a good sign?
Good evening! What was the nicest thing about your day?
Hey, quick and very important question: sea or mountains?
Hello you. I was going to write something clever, but “hi” felt more honest.
Hi! Your profile made me laugh out loud on the bus. People looked.
If we had an hour and one bench, what would we talk about?
Hi, I think we’d get along. Shall we test the theory?
Hey! Which song should I listen to while I wait for your answer?
Hello. I like how you write. It sounds as if you mean it.
Hi! I was about to go to sleep, and then I saw your photo. Now I’m curious instead.
Good morning! Coffee or tea? Be careful, this decides everything.
Hello! I promise to be better company than the weather.`,
  replies: `
That made me smile. Tell me more!
Ha, you’re quick. I like that.
What a lovely message to come home to.
I was hoping you’d write.
That’s a good question. Give me a second to look mysterious.
Honestly? I’ve been wondering the same thing.
I’d say yes, but then you’d think I’m easy to persuade.
You have a nice way of putting things.
Now I’m curious. How did that end?
I had a long day, and you’ve just improved it.
I’m smiling at my phone, and my colleague is getting suspicious.
Careful, I might get used to this.
That sounds like my kind of evening.
Same here! I thought I was the only one.
And what would you do with a free day tomorrow?
You first, then I’ll tell you mine.
I’d love to hear that story with a glass of wine next to it.
Fair point. You win this one.
I’m more of a morning person, but for you I might stay up a little.
That’s sweet of you to say. Thank you.
I’m not sure yet, but I like where this is going.
Tell me something hardly anyone knows about you.
You’re funny. I didn’t see that coming.
I have to run now, but please don’t disappear. I’ll write tonight.
I’m back. Where were we?
Sleep well. I’ll think of a better answer by tomorrow.
Good morning! You were my first thought after coffee. Well, during.
I like people who ask questions. Ask me another.
Let’s take it slowly, shall we? I’m enjoying this.
I’m a bit shy at first, but it wears off quickly.
What made you smile today?
I agree with every word, and that worries me slightly.
You’ve got good taste. I don’t only mean me.
No wonder I liked your profile.
That’s exactly what I needed to hear today.
If you’re half as charming in person, I’m in trouble.
I’ll hold you to that!
Weekend plans? Mine involve a book, a bath and possibly you writing to me.
My mother would like you. That’s a compliment.
Shall we talk about it over a coffee some day?`,
  threads: `
Your profile says you like quiet Sundays. What does a perfect one look like?
Late breakfast, a walk, somebody to read bits of the paper to. And yours?
Almost the same, but I’d be the one interrupting with pancakes.
Interruptions with pancakes are always allowed.
Good to know. I make them with lemon and far too much sugar.
You’re hired. When can you start?

Hi! Be honest: is that really you on top of that mountain?
It is! Just don’t ask how long it took me to get up there.
How long did it take you to get up there?
Five hours and one small argument with a sheep.
Who won?
The sheep. They always look so sure of themselves.
I’d have backed you. Next time I’ll come along and bring snacks.

I have a theory that you can tell everything about a person by their favourite biscuit.
Then I’m nervous. Ginger nut.
Strong, warm, with a bit of a bite. I knew it.
And what are you, then?
Plain digestive. Underestimated, and much better with chocolate.
That can be arranged.

Good evening. I saw we both like old films. Which one could you watch again tonight?
Roman Holiday. Every single time. You?
Some Like It Hot. Nobody’s perfect, after all.
Ha! I may have to keep you.
Shall we watch one “together” on Friday? Press play at nine and comment by message.
It’s a date. I’ll bring the popcorn, you bring the remarks.

Hello! What are you cooking tonight? I need inspiration and I’ve only got an aubergine.
Halve it, roast it, be generous with the garlic, and put yoghurt on top.
That sounds far better than my plan, which was toast.
Toast is fine too. With the aubergine on it.
Done. It was delicious. I owe you a dinner.
I’ll remember that. I like long dinners.
So do I. The dessert is on me as well.

Hi, do you believe in a first date with a walk or a first date with a drink?
A walk. You can look at the ducks if it gets awkward.
Wise. And if it goes well?
Then the drink. And nobody mentions the ducks again.
I like the way you plan. Are you free on Saturday?
In the afternoon, yes. I know a park with excellent ducks.

You wrote that you always miss the bus. Where does it go without you?
Into town, usually. I watch it leave from the other side of the road.
We could walk instead. I miss buses too, but on purpose.
On purpose?
You see more on foot. And one meets people.
I see what you did there. Go on.

I’ll start with the hardest question: dogs or cats?
Dogs. But a cat has been living with me for six years and doesn’t care.
That’s how it goes. Mine is asleep on my keyboard, so excuse any typos.
I was wondering about that “hjkkk”. What’s the name?
Biscuit. And yours?
Madam. It just happened.

Hello, I hope you don’t mind me writing. You have a very kind face.
I don’t mind at all. That’s a nice thing to read on a Monday.
Then Monday is saved. Was it a long one?
Meetings, rain, more meetings. And you?
The same without the meetings. I work outside, so double rain.
Then we both deserve something warm. What are you drinking?
Tea with honey. I’m pretending it’s a café and you’re across the table.

What’s the best thing you’ve learned in the last few years?
To leave when I’m tired and stay when I’m happy. And you?
That most things get better once you’ve said them out loud.
That’s true. So say something out loud.
I liked you from the first photo, and even more since your first answer.
Now I don’t know where to look. Thank you.

I need a second opinion: is it too early to put up the Christmas lights?
It’s never too early for lights. It’s just early for the songs.
That’s exactly what I told my neighbour.
And? Did it convince the neighbour?
Not yet, but we’re singing on Thursday.
Then I’m on your side. Send a picture when they’re up.

Hi! If you could take the train anywhere tomorrow, where would you get off?
Somewhere by the sea, out of season. I like it when everything’s closed but one café.
And in the café?
Soup. Steamed-up windows. Someone who laughs at my jokes.
I laugh at most things, so you’d be safe with me.
Then I’m saving you the seat by the window.
I’ll be there. I’ll be the one wearing three jumpers.

A little bird told me you dance. Is that true?
In the kitchen, yes. With an audience of one pot and two plates.
A strict audience?
They’ve never complained. What about you?
I lead when I shouldn’t and follow when I can’t. But I smile a lot.
That’s nearly all there is to it. I’d risk a dance with you.`,
});
