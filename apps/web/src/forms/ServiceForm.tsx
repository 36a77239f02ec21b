import { useIsHydrated } from '@portfolio/behaviors';
import { formId, owner } from '@portfolio/content';
import {
  BotCheckFrame,
  Button,
  Checkbox,
  ErrorSummary,
  FormStack,
  PaperNote,
  RequiredNote,
  statusDrawings,
  useUi,
  VisuallyHidden,
} from '@portfolio/ui';
import { fill, messages, plural } from '@portfolio/messages';
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { botCheckId } from './botCheck/useBotCheck';
import { DraftNote, DraftStatus } from './DraftStatus';
import { SendStatus } from './SendStatus';
import { noteText } from './message';
import type { ServiceFormState } from './useServiceForm';

interface ServiceFormProps {
  form: ServiceFormState;
  /** Label of the required terms checkbox. */
  terms?: ReactNode;
  children: ReactNode;
}

const termsId = 'terms';

/**
 * The prerendered form. If a browser translator makes React discard the page, only this element still has the text typed before hydration.
 */
let prerendered =
  typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('main form');

/**
 * Form that sends a message to a service and handles drafts, validation, the bot check and the status.
 * Without JavaScript, the browser posts the form.
 */
export function ServiceForm({ form, terms, children }: ServiceFormProps) {
  const isHydrated = useIsHydrated();
  const { artBase } = useUi();
  const isTouched = useRef(false);
  const [hasAcceptedTerms, setHasAcceptedTerms] = useState(false);
  const { definition, connection, labels, draft, botCheck, problems, state } = form;
  const { note, hidden = [], submitLabel } = definition;
  const element = useRef<HTMLFormElement>(null);
  const readTyped = useEffectEvent(() => {
    const formElement = prerendered?.id === element.current?.id ? prerendered : element.current;
    prerendered = null;
    if (!formElement) return;
    form.readTyped(new FormData(formElement));
    const termsCheckbox = formElement.querySelector<HTMLInputElement>(`#${termsId}:checked`);
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    // Browsers restore the checkbox on reload and Back, but the terms must be accepted on each visit.
    if (termsCheckbox && visit?.type !== 'navigate') termsCheckbox.checked = false;
    else if (termsCheckbox) setHasAcceptedTerms(true);
  });
  useLayoutEffect(() => readTyped(), []);
  const isSending = state.status === 'sending' || state.status === 'checking';

  const touch = () => {
    botCheck.start();
    if (isTouched.current) return;
    isTouched.current = true;
    // Prefetches the status drawings, because the network may fail later.
    for (const name of statusDrawings) fetch(`${artBase}${name}.svg`).catch(() => undefined);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const termsCheckbox = event.currentTarget.querySelector<HTMLInputElement>(`#${termsId}`);
    if (termsCheckbox) termsCheckbox.required = true;
    if (termsCheckbox && !termsCheckbox.reportValidity()) event.preventDefault();
    else form.submit(event);
  };
  const focusFirstField = () =>
    element.current
      ?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea')
      ?.focus();
  const startOver = () => {
    // Renders synchronously, because a hidden form cannot take focus.
    flushSync(() => {
      setHasAcceptedTerms(false);
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
          <DraftStatus draft={draft} onRestore={focusFirstField} />
          {form.failedChecks > 0 && problems.length > 0 && (
            <ErrorSummary
              key={form.failedChecks}
              title={plural(messages.forms.problems, problems.length)}
              errors={problems.map((name) => ({ fieldId: name, label: labels[name] ?? name }))}
            />
          )}
          <RequiredNote>{noteText(note)}</RequiredNote>
          <div>{children}</div>
          {[...hidden, ...connection.serviceFields].map(({ name, value }) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <VisuallyHidden aria-hidden>
            <label htmlFor={connection.honeypot}>{messages.forms.leaveEmpty}</label>
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
              text={botCheck.phase === 'shown' ? '' : messages.botCheck[botCheck.phase]}
            >
              <div id={botCheckId} />
            </BotCheckFrame>
          )}
          {terms && (
            <Checkbox
              id={termsId}
              // After hydration, `submit` sets `required`, because Firefox would mark an empty required checkbox as invalid from the start.
              required={!isHydrated}
              aria-required
              checked={hasAcceptedTerms}
              onChange={(event) => setHasAcceptedTerms(event.target.checked)}
            >
              {terms}
            </Checkbox>
          )}
          <div>
            {/* Enabled until hydration, because a disabled button would stay disabled without JavaScript. */}
            <Button
              type="submit"
              disabled={isHydrated && terms !== undefined && !hasAcceptedTerms}
              aria-disabled={isSending}
            >
              {submitLabel}
            </Button>
          </div>
          <DraftNote keptIn={draft.keptIn} />
        </FormStack>
      </form>
      <PaperNote data-paper-only="">
        {fill(messages.forms.onPaper, { email: owner.email })}
      </PaperNote>
      <SendStatus form={form} onStartOver={startOver} />
    </FormStack>
  );
}
