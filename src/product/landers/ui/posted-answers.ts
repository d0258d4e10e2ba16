import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PostedAnswers } from './read-posted.ts';

const KEY = ['posted-answers'];

export const keepPosted = (data: QueryClient, answers: PostedAnswers): void => void data.setQueryData(KEY, answers);

export function usePostedAnswers(): PostedAnswers | undefined {
  const data = useQueryClient();
  const [posted] = useState(() => data.getQueryData<PostedAnswers>(KEY));
  return posted;
}
