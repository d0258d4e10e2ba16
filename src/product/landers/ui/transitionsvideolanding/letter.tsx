import { useState } from 'react';
import { graphemesIn } from '#platform/graphemes.ts';
import { useTranslations } from '#platform/i18n/intl.tsx';
import { useSettings } from '#product/sites/ui/settings.tsx';
import type { LanderMember } from '../../contract.ts';
import { FirstStep } from '../first-step.tsx';
import { LanderLabel, LanderPhoto } from '../lander-member.tsx';
import { withMessage } from '../member-answers.ts';
import { MessageCosts, WhoWrites } from '../member-notes.tsx';

const CHOICE = 6;

const DOUBLE_PRESS_MS = 400;

interface Line {
  words: string;
  sealed: number | null;
}

export function Letter({ members }: { members: readonly LanderMember[] }) {
  const { message_length: most } = useSettings();
  const [line, setLine] = useState<Line>({ words: '', sealed: null });
  const [chosen, setChosen] = useState<LanderMember>();
  const read = (form: FormData) => {
    if (line.sealed === null) {
      const words = String(form.get('line') ?? '').trim();
      setLine({ words, sealed: words && graphemesIn(words, most) <= most ? performance.now() : null });
      return null;
    }
    if (performance.now() - line.sealed < DOUBLE_PRESS_MS) return null;
    const member = members.find(({ id }) => String(id) === form.get('to'));
    setChosen(member);
    return member ? withMessage(member, line.words) : null;
  };
  return (
    <>
      <FirstStep read={read} go={null}>
        {line.sealed === null ? (
          <Sheet words={line.words} most={most} />
        ) : (
          <Addressees
            members={members.slice(0, CHOICE)}
            words={line.words}
            onChange={() => setLine({ ...line, sealed: null })}
          />
        )}
      </FirstStep>
      {chosen && <WhoWrites member={chosen} />}
    </>
  );
}

function Sheet({ words, most }: { words: string; most: number }) {
  const t = useTranslations('landers.transitionsvideolanding');
  const count = graphemesIn(words, most);
  return (
    <>
      <label>
        <span>{t('write')}</span>
        <textarea
          name="line"
          rows={2}
          defaultValue={words}
          placeholder={t('example')}
          aria-invalid={count > most}
          required
        />
      </label>
      {count > most && (
        <p role="alert" className="wrong">
          {t('tooLong', { count, max: most })}
        </p>
      )}
      <button type="submit" className="lander-go">
        {t('go')}
      </button>
      <p className="small">
        {t('choose')} <MessageCosts />
      </p>
    </>
  );
}

interface AddresseesProps {
  members: readonly LanderMember[];
  words: string;
  onChange: () => void;
}

function Addressees({ members, words, onChange }: AddresseesProps) {
  const t = useTranslations('landers.transitionsvideolanding');
  return (
    <fieldset>
      {/* Takes the focus from the button that is gone. */}
      <legend tabIndex={-1} ref={(shown) => shown?.focus()}>
        {t('who')}
      </legend>
      <blockquote>{words}</blockquote>
      <button type="button" className="change" onClick={onChange}>
        {t('change')}
      </button>
      <div className="addressees">
        {members.map((member) => (
          <button key={member.id} type="submit" name="to" value={member.id}>
            <LanderPhoto member={member} sizes="64px" />
            <span>
              <b>
                {member.name}, {member.age}
              </b>
              <LanderLabel member={member} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
