import type { AccidentApi } from './accident';
import type { AccountApi } from './account';
import type { AddressApi } from './address';
import type { AmendmentApi } from './amendment';
import type { BlessingApi } from './blessing';
import type { CampaignApi } from './campaign';
import type { CarTypeApi } from './cartype';
import type { CityApi } from './city';
import type { CommentApi } from './comment';
import type { ContentApi } from './content';
import type { ContractApi } from './contract';
import type { CycleApi } from './cycle';
import type { DriverApi } from './driver';
import type { EmergencyContactApi } from './emergencyContact';
import type { EmployeeApi } from './employee';
import type { FavouriteApi } from './favourite';
import type { FeedbackApi } from './feedback';
import type { FileApi } from './file';
import type { HandoverApi } from './handover';
import type { IdentityApi } from './identity';
import type { InviteApi } from './invite';
import type { InvoiceApi } from './invoice';
import type { LongApplyApi } from './longApply';
import type { LuxuryApi } from './luxury';
import type { MallApi } from './mall';
import type { MarkApi } from './mark';
import type { OrderApi } from './order';
import type { LongApi } from './orderLong';
import type { MemberCodeApi } from './memberCode';
import type { PayApi } from './pay';
import type { PersonalDataApi } from './personalData';
import type { QqCardApi } from './qqCard';
import type { RentalApi } from './rental';
import type { ScooterApi } from './scooter';
import type { SettlementApi } from './settlement';
import type { SiteApi } from './site';
import type { ThirdPartyApi } from './thirdParty';
import type { UserApi } from './user';
import type { Vip4sApi } from './vip4s';
import type { ViolationApi } from './violation';
import type { WalletApi } from './wallet';
import type { WorksheetApi } from './worksheet';

/** The whole wire contract: `METHOD /path` to what is asked and answered. */
export interface Api
  extends
    AccidentApi,
    CityApi,
    AddressApi,
    SiteApi,
    CarTypeApi,
    MarkApi,
    OrderApi,
    RentalApi,
    LongApi,
    LongApplyApi,
    LuxuryApi,
    AmendmentApi,
    SettlementApi,
    CommentApi,
    ContractApi,
    HandoverApi,
    PayApi,
    AccountApi,
    WalletApi,
    MallApi,
    BlessingApi,
    UserApi,
    ThirdPartyApi,
    DriverApi,
    EmergencyContactApi,
    FavouriteApi,
    FeedbackApi,
    FileApi,
    IdentityApi,
    InviteApi,
    InvoiceApi,
    MemberCodeApi,
    PersonalDataApi,
    CycleApi,
    WorksheetApi,
    ScooterApi,
    Vip4sApi,
    EmployeeApi,
    CampaignApi,
    QqCardApi,
    ContentApi,
    ViolationApi {}

export type Endpoint = keyof Api;
export type RequestOf<E extends Endpoint> = Api[E]['request'];
export type DataOf<E extends Endpoint> = Api[E]['data'];
