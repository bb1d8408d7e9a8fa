import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forwardInputs } from '../../src/app/forwardInputs.ts';
import { protocolController } from '../../src/app/protocolController.ts';
import { useProfile } from '../../src/api/profile.ts';
import { useShareProfile } from '../../src/state/profile.ts';
import { Drawer } from '../../src/panels/drawer/Drawer.tsx';
import { advancedMessage, protocolTexts } from '../../src/content/protocolTexts.ts';
import { SecretWord } from '../../src/panels/speech/SecretWord.tsx';
import { SecretWordLine } from '../../src/panels/speech/SecretWordLine.tsx';
import { Toasts } from '../../src/panels/toasts/Toasts.tsx';
import { hasArrivedAtom } from '../../src/state/arrival.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { narrativeWith, openServer, profileOf } from './panels-stage.tsx';

const clause = (number: number) => ({
  word: `candle${'abcd'[number - 1]}`,
  title: `Clause ${number}`,
  text: 'One each.',
});
const clauses = (count: number) => Array.from({ length: count }, (_, index) => clause(index + 1));
const notices = () => [...screen.getByRole('region', { name: /^Notices/ }).querySelectorAll('li')];

let server: HttpListener;
beforeEach(async () => {
  server = await openServer(() => undefined);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

function Profile() {
  useShareProfile(useProfile());
  return null;
}

/** Shows the panels as the app shell does. The controller receives the form's words in place of the worker. */
function show(before: number) {
  let held = before;
  server.answer = ({ url }, response) => {
    if (url === '/api/visitor/protocol') {
      held = before + 1;
      json(response, { ...clause(held), unlocked: held });
    } else json(response, url === '/api/visitor/profile' ? profileOf(1, { protocols: clauses(held) }) : []);
  };
  const store = createStore();
  setProfile(profileOf(1, { protocols: clauses(before) }));
  store.set(hasArrivedAtom, true);
  store.set(applyChangeAtom, { narrative: narrativeWith({}) });
  const protocols = protocolController(store, () => undefined);
  forwardInputs(store, (inputs) => {
    for (const input of inputs)
      if (input.kind === 'secret-word-submitted')
        queueMicrotask(() => act(() => protocols.handle({ secretWordRecognized: input.word })));
  });
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter>
          <SecretWord />
          <SecretWordLine />
          <Profile />
          <Drawer profilePanels="shown" />
          <Toasts />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
}

test.each([
  [0, 'casebook'],
  [3, 'casebook'],
  [1, 'seals'],
  [3, 'seals'],
  [1, 'head'],
  [3, 'head'],
] as const)(
  '[R-SEC-01, R-UI-04] the seal after %i others has the same notice in every form: %s',
  async (before, place) => {
    show(before);
    const number = before + 1;
    if (place === 'head') fireEvent.click(document.querySelector('[data-secret-word] button')!);
    else fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${place}`) }));
    fireEvent.change(screen.getByLabelText('A word for the court'), { target: { value: clause(number).word } });
    fireEvent.click(screen.getByRole('button', { name: 'say' }));
    await vi.waitFor(() => expect(notices()).toHaveLength(1));
    const text = number === 4 ? advancedMessage(4) : protocolTexts.noticeText;
    expect(notices()[0]?.textContent).toBe(`A seal is broken: Clause ${number}.${text}dismiss`);
    // The notice appears while the panel is still open. The form is removed when the last protocol is unlocked.
    expect(document.querySelectorAll('[data-drawer][data-open]')).toHaveLength(place === 'head' ? 0 : 1);
  },
);
