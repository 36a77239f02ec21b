import type { ReactNode } from 'react';

import { FormLayout, FormStack } from '../../forms/FormLayout/FormLayout';
import {
  SurveyProgress,
  type SurveyProgressProps,
} from '../../forms/SurveyProgress/SurveyProgress';
import { Page, type PageProps } from '../Page';

export interface FeedbackViewProps extends Pick<SurveyProgressProps, 'done' | 'total'>, PageProps {
  /** The survey's purpose and duration. */
  introduction: string;
  /** The survey. */
  children: ReactNode;
}

/** The Feedback page: the survey, beside its introduction and progress. */
export function FeedbackView({ head, introduction, children, ...progress }: FeedbackViewProps) {
  return (
    <Page head={head}>
      <FormLayout
        kind="survey"
        aside={
          <FormStack>
            <p>{introduction}</p>
            <SurveyProgress {...progress} />
          </FormStack>
        }
      >
        {children}
      </FormLayout>
    </Page>
  );
}
