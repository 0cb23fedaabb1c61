import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { put, takeEvery } from 'redux-saga/effects';

export const addPressed = createAction<number>('cart/addPressed');

export const cart = createSlice({
  name: 'cart',
  initialState: { ids: [] as number[] },
  reducers: {
    added: (state, { payload }: PayloadAction<number>) => {
      state.ids.push(payload);
    },
  },
});

function* handleAddPressed({ payload }: ReturnType<typeof addPressed>) {
  yield put(cart.actions.added(payload));
}

export function* rootSaga() {
  yield takeEvery(addPressed, handleAddPressed);
}
