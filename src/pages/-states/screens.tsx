import type { ReactNode } from 'react';
import { ApiError } from '#platform/http/transport.ts';
import type { MessageState } from '#product/chat/contract.ts';
import { type ConversationReply, listChats, openConversation } from '#product/chat/conversations/contract.ts';
import { ChatFrame, NoThread } from '#product/chat/ui/chat-frame.tsx';
import { Thread } from '#product/chat/ui/thread.tsx';
import { PackageList } from '#product/credits/ui/package-list.tsx';
import { LikeButton } from '#product/likes/ui/like-button.tsx';
import type { LikeType } from '#product/likes/ui/like-lists.ts';
import { LikesScreen } from '#product/likes/ui/likes-screen.tsx';
import { type MemberCard, type ProfileView, viewMember } from '#product/members/contract.ts';
import { type MemberSearchReply, similarMembers } from '#product/members/search/contract.ts';
import { MemberList } from '#product/members/ui/member-list.tsx';
import type { VisitorsReply } from '#product/members/visitors/contract.ts';
import { VisitorsScreen } from '#product/members/visitors/ui/visitors-screen.tsx';
import { MemberPage } from '../-member/member-page.tsx';
import { OfflineNotice } from '../-shell/offline-bar.tsx';
import { PageError } from '../-shell/page-error.tsx';
import { PageNotFound } from '../-shell/page-not-found.tsx';
import { PageSkeleton } from '../-shell/page-skeleton.tsx';
import { Code, ModalState, StripState } from './discounts.tsx';
import { PAYMENT_SCREENS } from './payment-states.tsx';
import {
  chatsWith,
  conversationWith,
  faceless,
  facelessProfile,
  giftMessages,
  longNamed,
  manyOf,
  sampleUser,
  searchOf,
  visitedBy,
} from './samples.ts';
import { answer, StandIn } from './stand-in.tsx';

export interface Cast {
  members: MemberCard[];
  profile: ProfileView;
}

type Screen = (cast: Cast) => ReactNode;

const MANY = 10_000;
const loading = 'loading';
const failure = new ApiError(503, 'unavailable', '');

export const STATES: Record<string, Record<string, Screen>> = {
  members: {
    [loading]: () => <PageSkeleton shape="cards" label={loading} />,
    empty: () => <Members reply={searchOf([])} />,
    'one member': ({ members }) => <Members reply={searchOf(members.slice(0, 1))} />,
    'long names': ({ members }) => <Members reply={searchOf(members.map(longNamed))} />,
    'no photos': ({ members }) => <Members reply={searchOf(members.map(faceless))} />,
    '10,000 members': ({ members }) => (
      <Members reply={searchOf(members, { page: 50, total: 2400, total_capped: true, online: 812 })} />
    ),
    offline: ({ members }) => (
      <>
        <Members reply={searchOf(members)} />
        <OfflineNotice />
      </>
    ),
    'read only': ({ members }) => (
      <>
        <Members reply={searchOf(members)} />
        <OfflineNotice what="read_only" />
      </>
    ),
  },
  profile: {
    [loading]: () => <PageSkeleton shape="profile" label={loading} />,
    'no photo': ({ profile, members }) => <Profile profile={facelessProfile(profile)} similar={members} />,
    'long name': ({ profile, members }) => <Profile profile={longNamed(profile)} similar={members.map(longNamed)} />,
    'nothing said': ({ profile }) => <Profile profile={{ ...profile, ...NOTHING_SAID }} similar={[]} />,
  },
  visitors: {
    empty: () => <Visitors members={[]} total={0} />,
    'only how many': () => <Visitors members={[]} total={132} />,
    'long names': ({ members }) => <Visitors members={members.map(longNamed)} total={members.length} />,
    '10,000 visitors': ({ members }) => <Visitors members={members} total={500} />,
  },
  likes: {
    [loading]: () => <PageSkeleton shape="cards" label={loading} />,
    'none received': (cast) => <Likes cast={cast} type="received" count={0} />,
    'none sent': (cast) => <Likes cast={cast} type="sent" count={0} />,
    'no matches': (cast) => <Likes cast={cast} type="matches" count={0} />,
    'long names': ({ profile, members }) => (
      <Likes cast={{ profile, members: members.map(longNamed) }} type="received" count={members.length} />
    ),
    '10,000 likes': (cast) => <Likes cast={cast} type="received" count={MANY} />,
  },
  chats: {
    [loading]: () => <PageSkeleton shape="chat" label={loading} />,
    empty: (cast) => <Chats cast={cast} count={0} />,
    'none chosen': (cast) => <Chats cast={cast} count={9} />,
    'long names': ({ profile, members }) => <Chats cast={{ profile, members: members.map(longNamed) }} count={9} />,
    'no photos': ({ profile, members }) => <Chats cast={{ profile, members: members.map(faceless) }} count={9} />,
    '10,000 conversations': (cast) => <Chats cast={cast} count={MANY} />,
  },
  thread: {
    'not begun': (cast) => <Chat cast={cast} count={0} />,
    '200 messages': (cast) => <Chat cast={cast} count={200} />,
    'long name': ({ profile, members }) => <Chat cast={{ profile, members: members.map(longNamed) }} count={6} />,
    'every gift': (cast) => (
      <Chat cast={cast} count={1} change={{ conversation: { id: 1, messages: giftMessages() } }} />
    ),
    'kept until the address is confirmed': (cast) => <Chat cast={cast} count={2} state="waiting" />,
    'not delivered': (cast) => <Chat cast={cast} count={2} state="returned" change={{ can_write: 'gone' }} />,
    'premium only': (cast) => (
      <Chat cast={cast} count={0} change={{ can_write: 'premium_only', next_message_credits: 5 }} />
    ),
    'no more new conversations today': (cast) => (
      <Chat cast={cast} count={0} change={{ can_write: 'contact_limit', contacts_again_at: inHours(9) }} />
    ),
    'removed for fraud': (cast) => <Chat cast={cast} count={6} change={{ can_write: 'gone', fraud_credits: 15 }} />,
    'not enough credits': (cast) => (
      <Chat cast={cast} count={6} change={{ can_write: 'not_enough_credits', next_message_credits: 20 }} />
    ),
    blocked: (cast) => (
      <Chat cast={cast} count={6} change={{ can_write: 'blocked', conversation: { id: 1, messages: [] } }} />
    ),
    gone: (cast) => <Chat cast={cast} count={6} change={{ can_write: 'gone' }} />,
  },
  ...PAYMENT_SCREENS,
  'time bonus': {
    banner: ({ members }) => (
      <StripState seconds={11_568}>
        <Members reply={searchOf(members)} />
      </StripState>
    ),
    'last minute': ({ members }) => (
      <StripState seconds={59}>
        <Members reply={searchOf(members)} />
      </StripState>
    ),
    modal: ({ members }) => (
      <ModalState seconds={11_568}>
        <Members reply={searchOf(members)} />
      </ModalState>
    ),
  },
  'discount code': {
    folded: () => <Code state="folded" />,
    counts: () => <Code state="counts" />,
    'not found': () => <Code state="not found" />,
    'not lower': () => <Code state="not lower" />,
  },
  credits: { 'no packages': () => <PackageList packages={[]} renderAction={() => null} /> },
  page: {
    [loading]: () => <PageSkeleton shape="text" label={loading} />,
    error: () => <PageError error={failure} />,
    'no connection': () => <PageError error={new ApiError(0, 'unreachable', '')} />,
    'not found': () => <PageNotFound />,
  },
};

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();

const NOTHING_SAID: Partial<ProfileView> = {
  about: null,
  interests: [],
  hair_color: null,
  eye_color: null,
  languages: [],
};

function Members({ reply }: { reply: MemberSearchReply }) {
  return (
    <MemberList
      reply={reply}
      search={{}}
      onSearch={() => {}}
      renderAction={(member) => <LikeButton member={member} />}
    />
  );
}

function Visitors({ members, total }: { members: MemberCard[]; total: number }) {
  const reply: VisitorsReply = {
    named: members.length > 0,
    total,
    total_capped: total >= 500,
    page: 1,
    members: visitedBy(members),
  };
  return <VisitorsScreen reply={reply} renderAction={(member) => <LikeButton member={member} />} />;
}

function Profile({ profile, similar }: { profile: ProfileView; similar: MemberCard[] }) {
  const { id } = profile;
  return (
    <StandIn
      user={sampleUser(profile)}
      answers={[
        answer(viewMember, { id }, { profile }),
        answer(similarMembers, { id }, { members: similar.map((one) => ({ ...one, likeness: 'age' as const })) }),
      ]}
    >
      <MemberPage id={id} />
    </StandIn>
  );
}

function Likes({ cast, type, count }: { cast: Cast; type: LikeType; count: number }) {
  const members = manyOf(cast.members, count).map((member, index) => ({ ...member, id: index + 1 }));
  const fresh = (_: MemberCard, index: number) => index % 4 === 0;
  return (
    <LikesScreen
      type={type}
      loaded={{
        likes: {
          profiles: members,
          liked_by: members.map((member, index) => ({ ...member, liked: true, like_new: fresh(member, index) })),
        },
        more: false,
        loading: false,
        failed: false,
        loadMore: () => undefined,
      }}
    />
  );
}

function Chats({ cast, count }: { cast: Cast; count: number }) {
  return (
    <Window cast={cast} count={count}>
      <ChatFrame openConversation={null} openProfile={null}>
        <NoThread />
      </ChatFrame>
    </Window>
  );
}

interface ChatProps {
  cast: Cast;
  count: number;
  change?: Partial<ConversationReply>;
  state?: MessageState;
}

function Chat({ cast, count, change, state }: ChatProps) {
  const [member] = cast.members;
  if (!member) return null;
  return (
    <Window cast={cast} count={9} open={conversationWith(member, count, change, state)}>
      <ChatFrame openConversation={1} openProfile={null}>
        <Thread which={{ id: 1 }} />
      </ChatFrame>
    </Window>
  );
}

function Window(props: { cast: Cast; count: number; open?: ConversationReply; children: ReactNode }) {
  const { cast, count, open, children } = props;
  const chats = answer(listChats, {}, { chats: chatsWith(cast.members, count) });
  return (
    <div className="flex h-[calc(100dvh-4rem)] flex-col">
      <StandIn
        user={sampleUser(cast.profile)}
        answers={open ? [chats, answer(openConversation, { id: 1 }, open)] : [chats]}
      >
        {children}
      </StandIn>
    </div>
  );
}
