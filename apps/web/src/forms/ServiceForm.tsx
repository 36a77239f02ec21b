import { useIsHydrated } from '@portfolio/behaviors';
import { formId } from '@portfolio/content';
import {
  BotCheckFrame,
  Button,
  Checkbox,
  ErrorSummary,
  FormStack,
  RequiredNote,
  statusDrawings,
  useUi,
  VisuallyHidden,
} from '@portfolio/ui';
import { plural } from '@portfolio/words';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { botCheckId, type BotCheckPhase } from './botCheck/useBotCheck';
import { DraftNote, DraftStatus } from './DraftStatus';
import { SendStatus } from './SendStatus';
import { noteText } from './message';
import type { ServiceFormState } from './useServiceForm';

interface ServiceFormProps {
  form: ServiceFormState;
  /** Words of the box that must be ticked before the form can be sent. */
  terms?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

const termsId = 'terms';

const checkTexts: Record<BotCheckPhase, string> = {
  idle: WORDS.botCheck.idle,
  waiting: WORDS.botCheck.waiting,
  shown: '',
  passed: WORDS.botCheck.passed,
  unavailable: WORDS.botCheck.unavailable,
  failed: WORDS.botCheck.failed,
};

/**
 * The form as it was prerendered. Where a page translator was quicker than React, the page is drawn anew, and what was typed until then
 * is in this one alone.
 */
let prerendered =
  typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('main form');

/**
 * A form that goes to a service. Without JavaScript it is a page's own form, and posts itself; with it, all that can happen to
 * a message is dealt with here, so that a page only brings its fields.
 */
export function ServiceForm({ form, terms, children }: ServiceFormProps) {
  const isHydrated = useIsHydrated();
  const { artBase } = useUi();
  const isTouched = useRef(false);
  const [isAgreed, setIsAgreed] = useState(false);
  const { definition, connection, labels, draft, botCheck, problems, state } = form;
  const { note, hidden = [], submitLabel } = definition;
  const element = useRef<HTMLFormElement>(null);
  const readTyped = useEffectEvent(() => {
    const typed = prerendered?.id === element.current?.id ? prerendered : element.current;
    prerendered = null;
    if (!typed) return;
    form.readTyped(new FormData(typed));
    const box = typed.querySelector<HTMLInputElement>(`#${termsId}:checked`);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Browsers tick it again after a reload and on Back; but it is unticked on every visit.
    if (box && visit?.type !== 'navigate') box.checked = false;
    else if (box) setIsAgreed(true);
  });
  useLayoutEffect(() => readTyped(), []);
  const isUnderWay = state.status === 'sending' || state.status === 'checking';

  const touch = () => {
    botCheck.start();
    if (isTouched.current) return;
    isTouched.current = true;
    // Fetched ahead, since there may be no network when they are shown. One that fails is asked for again then, and the words
    // beside it say it all: nothing to tell.
    for (const name of statusDrawings) fetch(`${artBase}${name}.svg`).catch(() => undefined);
  };
  /** "Try again" submits the form from outside it, where the disabled button does not stop it. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const box = event.currentTarget.querySelector<HTMLInputElement>(`#${termsId}`);
    if (box && !box.reportValidity()) event.preventDefault();
    else form.submit(event);
  };
  const focusFirstField = () =>
    element.current
      ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
      ?.focus();
  const startOver = () => {
    // Until it is drawn again, the form is hidden and takes no focus.
    flushSync(() => {
      setIsAgreed(false);
      form.startOver();
    });
    focusFirstField();
  };

  return (
    <FormStack>
      <form
        ref={element}
        id={formId(definition.name)}
        hidden={state.status === 'sent'}
        method="post"
        action={connection.action}
        noValidate={isHydrated}
        onSubmit={submit}
        onFocus={touch}
      >
        <FormStack>
          <DraftStatus draft={draft} onDecided={focusFirstField} />
          {form.checkedTimes > 0 && problems.length > 0 && (
            <ErrorSummary
              key={form.checkedTimes}
              title={plural(WORDS.forms.problems, problems.length)}
              errors={problems.map((name) => ({ fieldId: name, label: labels[name] ?? name }))}
            />
          )}
          <RequiredNote>{noteText(note)}</RequiredNote>
          <div>{children}</div>
          {[...hidden, ...connection.control].map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <VisuallyHidden aria-hidden>
            <label htmlFor={connection.honeypot}>{WORDS.forms.leaveEmpty}</label>
            <input
              id={connection.honeypot}
              name={connection.honeypot}
              tabIndex={-1}
              autoComplete="off"
            />
          </VisuallyHidden>
          {botCheck.isConfigured && (
            <BotCheckFrame
              state={botCheck.phase === 'failed' ? 'unavailable' : botCheck.phase}
              text={checkTexts[botCheck.phase]}
            >
              <div id={botCheckId} />
            </BotCheckFrame>
          )}
          {terms && (
            <Checkbox
              id={termsId}
              required
              checked={isAgreed}
              onChange={(event) => setIsAgreed(event.target.checked)}
            >
              {terms}
            </Checkbox>
          )}
          <div>
            {/* Without scripts nothing could enable the button again; there the box itself is required. */}
            <Button
              type="submit"
              disabled={isHydrated && terms !== undefined && !isAgreed}
              aria-disabled={isUnderWay}
            >
              <span>{submitLabel}</span>
            </Button>
          </div>
          <DraftNote keptIn={draft.keptIn} />
        </FormStack>
      </form>
      <SendStatus form={form} onStartOver={startOver} />
    </FormStack>
  );
}
