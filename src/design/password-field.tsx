import { useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconHide, IconShow } from './icons.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & { showLabel: string; hideLabel: string };

export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton label={shown ? hideLabel : showLabel} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <IconHide /> : <IconShow />}
        </IconButton>
      }
    />
  );
}
