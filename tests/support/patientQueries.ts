import { configure } from '@testing-library/react';

// How long `findBy` and `waitFor` look for what is to come: a second is too short for a busy machine.
configure({ asyncUtilTimeout: 20_000 });
