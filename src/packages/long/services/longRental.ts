import { call } from '@/services/call';
import type { RequestOf } from '~types/api';

/** Cities where cars are rented by the month, each with the days that preparing one takes. */
export const getLongCities = () => call('GET /api/order_long/get_cities', {});
/** Words by which cars of a city are found at one tap. */
export const getExtendTags = (city_id: string) => call('GET /api/product/get_extend_tags', { city_id });
/** The cheapest cars of a city by the month. */
export const getLowPriceCars = (city_id: string) =>
  call('GET /api/product/get_low_price_cartypes', { city_id });
/** The cars of a city for a term. */
export const getLongCars = (request: RequestOf<'GET /api/product/get_long_cartypes'>) =>
  call('GET /api/product/get_long_cartypes', request);

/** Price and plan of a choice; nothing is reserved. */
export const priceLong = (choice: RequestOf<'POST /api/order_long/calc'>) =>
  call('POST /api/order_long/calc', choice);
/** Books; its refusals are those of the contract. */
export const addLong = (request: RequestOf<'POST /api/order_long/add'>) =>
  call('POST /api/order_long/add', request);

/** A page of the member's long rentals. */
export const getLongRentals = (request: RequestOf<'GET /api/order_long/get_list'>) =>
  call('GET /api/order_long/get_list', request);
/** What cancelling costs now. */
export const getCancellation = (orderid: string) => call('GET /api/order_long/cancel_calc', { orderid });

/** What going on for so many months costs. */
export const checkExtension = (orderid: string, months: number) =>
  call('GET /api/order_long/extend_calc', { orderid, months });
/** Goes on for what was shown; its refusals are those of the contract. */
export const extendLong = (request: RequestOf<'POST /api/order_long/extend'>) =>
  call('POST /api/order_long/extend', request);
/** What bringing the car back on another day comes to. */
export const checkReturn = (orderid: string, to_time: string) =>
  call('GET /api/order_long/return_calc', { orderid, to_time });
/** Ends the rental earlier for what was shown. */
export const returnLong = (request: RequestOf<'POST /api/order_long/return'>) =>
  call('POST /api/order_long/return', request);

/** What the return has shown. */
export const getTail = (orderid: string) => call('GET /api/order_long/tail_pay_detail', { orderid });
/** Has the instalments collected from now on. */
export const signMandate = (orderid: string) => call('POST /api/order_long/mandate/sign', { orderid });
/** Collects them no longer. */
export const cancelMandate = (orderid: string) => call('POST /api/order_long/mandate/cancel', { orderid });

/** What a link from a message is about. */
export const getSimpleOrder = (token: string) => call('GET /api/order_long/get_simple_detail', { token });
/** 长租协议 with the figures of an order. */
export const getAgreement = (orderid: string) => call('GET /api/order_long/get_agreement', { orderid });
/** The same of a choice that is not booked yet. */
export const previewAgreement = (choice: RequestOf<'POST /api/order_long/preview_agreement'>) =>
  call('POST /api/order_long/preview_agreement', choice);
/** The same of an order as a document. */
export const getAgreementFile = (orderid: string) =>
  call('GET /api/order_long/get_agreement_file', { orderid });
