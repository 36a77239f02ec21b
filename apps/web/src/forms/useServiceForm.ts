import {
  useFormDraft,
  useFormFields,
  useSubmission,
  type FieldErrors,
  type FormValues,
  type SubmissionState,
} from '@portfolio/behaviors';
import { services, settings, type FormService } from '@portfolio/content';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useBotCheck } from './botCheck/useBotCheck';
import { connect, type FormName, type HiddenField } from './connection';
import { messageText } from './message';
import { draftKey, rememberPosted } from './postedForm';
import { useAfterPress } from './useAfterPress';
import { createMessageIds, sendForm, type RefusalReason } from './sendForm';

/** A form on its way to its service; see `useServiceForm`. */
export type ServiceFormState = ReturnType<typeof useServiceForm>;

/** Where an attempt to send stands. `checking` waits for the bot check. */
type SendState = { status: 'checking' } | SubmissionState<RefusalReason>;

/** What a form is: its words, its fields, and the service that takes it. */
export interface FormDefinition {
  name: FormName;
  service: FormService;
  /** How it speaks of what it sends: "Your message", at the start of a sentence. */
  what: string;
  /** The button that copies it. */
  copy: string;
  /** Subject of the mail, for the service and for the visitor's own mail program. */
  subject: string;
  /** What is said when it has been sent. */
  thanks: { heading: string; lead?: string };
  /** The button for one more. */
  again: string;
  /** What the mark beside the labels means. */
  note: string;
  submitLabel: string;
  /** The label of each field, for the error summary and for the message as plain text. */
  labels(values: FormValues): Readonly<Record<string, string>>;
  /** Reads a field's value as a person would, where that is not the value itself. */
  reading?(name: string, value: string): string;
  /** Hidden fields of the form itself. */
  hidden?: readonly HiddenField[];
  /** The rules; rejects when they could not be loaded. */
  validate(values: FormValues): Promise<FieldErrors>;
}

/**
 * Everything that happens to a form on its way to its service: rules, draft, bot check, sending, and what came of it.
 *
 * @param initial the fields in the order of the form, and what they begin with
 */
export function useServiceForm(definition: FormDefinition, initial: FormValues) {
  const { name, validate, reading = (_, value) => value } = definition;
  const connection = connect(definition);
  const fields = useFormFields(initial, validate);
  const names = Object.keys(initial);
  const draft = useFormDraft({
    key: draftKey(name),
    values: fields.values,
    initial,
    restore: fields.replace,
  });
  const botCheck = useBotCheck(services.botCheck);
  const afterPress = useAfterPress();
  const [checkedTimes, setCheckedTimes] = useState(0);
  const [serviceMessage, setServiceMessage] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const isBusy = useRef(false);
  const [messageIdOf] = useState(createMessageIds);

  const submission = useSubmission({
    timeoutMs: settings.forms.replyTimeoutMs,
    send: async ({ payload }: { element: HTMLFormElement; payload: FormData }) => {
      const { result, message, fieldErrors } = await sendForm(connection, payload);
      setServiceMessage(message);
      fields.report(fieldErrors);
      return result;
    },
    onSent: ({ element, payload }) => {
      // A confirmation may come late; what has been written since stays.
      const now = new FormData(element);
      if (names.some((field) => payload.get(field) !== now.get(field))) return;
      draft.confirmSent();
    },
  });
  const { status } = submission.state;

  // A token is good for one attempt.
  const hasEnded = status === 'sent' || status === 'failed' || status === 'unknown';
  const renewToken = useEffectEvent(botCheck.renew);
  useEffect(() => {
    if (hasEnded) renewToken();
  }, [hasEnded]);

  /** Whether the fields are right. Should the rules not be there, the browser's own check stands in for them. */
  const isRight = async (element: HTMLFormElement) => {
    try {
      const errors = await fields.check();
      if (Object.values(errors).every((error) => !error)) return true;
      setCheckedTimes((times) => times + 1);
      return false;
    } catch (error) {
      console.warn(error);
      return element.reportValidity();
    }
  };

  const attempt = async (element: HTMLFormElement) => {
    setServiceMessage(undefined);
    if (!(await isRight(element))) return;
    setCheckedTimes(0);

    setIsChecking(true);
    const instead = navigator.onLine ? await botCheck.result() : undefined;
    setIsChecking(false);

    const addTo = (payload: FormData) => instead && payload.set(instead.name, instead.value);
    if (!connection.fetchUrl && navigator.onLine) {
      rememberPosted(name);
      element.addEventListener('formdata', ({ formData }) => addTo(formData), { once: true });
      element.submit();
      return;
    }
    const payload = new FormData(element);
    payload.set('messageId', messageIdOf(payload));
    addTo(payload);
    void submission.submit({ element, payload });
  };

  const labels = definition.labels(fields.values);

  return {
    definition,
    connection,
    labels,
    /** What has been written, as plain text. */
    text: () =>
      messageText(
        Object.entries(labels).map(([field, label]) => [
          label,
          reading(field, fields.values[field] ?? ''),
        ]),
      ),
    fields: { ...fields, touch: (field: string) => afterPress(() => fields.touch(field)) },
    draft,
    botCheck,
    state: (isChecking ? { status: 'checking' } : submission.state) as SendState,
    /** What the service had to say for itself. */
    serviceMessage,
    /** The fields that kept the last attempt from being sent and are still wrong, in the order of the form. */
    problems: names.filter((field) => fields.errors[field]),
    /** Counts the attempts that found problems, so that each summary is a new one. */
    checkedTimes,
    /** Takes what the visitor typed or chose before the page came alive: until now it is in the page only. */
    readTyped: (typed: FormData) => {
      for (const field of names) {
        const value = typed.get(field);
        if (typeof value === 'string' && value !== '') fields.setValue(field, value);
      }
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // A second press, while the first is still being dealt with, is no second message.
      if (isBusy.current || status === 'sending') return;
      isBusy.current = true;
      const element = event.currentTarget;
      // What is pressed to try again goes with the failure that it belongs to; the focus stays with the form.
      if (!element.contains(document.activeElement)) {
        element.querySelector<HTMLElement>('[type=submit]')?.focus();
      }
      submission.reset();
      void attempt(element).finally(() => {
        isBusy.current = false;
      });
    },
    /** After a message has been sent: an empty form for another one. */
    startOver: submission.reset,
  };
}
